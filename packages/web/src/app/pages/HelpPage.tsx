import { BookX } from 'lucide-react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Article } from '../../help/Article.tsx';
import { HelpFrame } from '../../help/HelpFrame.tsx';
import { parseMarkdown } from '../../help/markdown.ts';
import { helpMessages } from '../../help/messages.ts';
import { loadHelp } from '../../help/pages.ts';
import { StateBlock } from '../../kit/StateBlock.tsx';
import { frame } from '../frame.tsx';

/** Loads the page before showing it, to avoid layout shifts. */
export const loader = async ({ params }: LoaderFunctionArgs): Promise<string | null> => loadHelp(params['page'] ?? '');

/**
 * What an error code of a failed upload means and what to do. Public, because e-mails link here.
 */
export function Component() {
  const text = useLoaderData<typeof loader>();
  return (
    <HelpFrame mark={frame.mark}>
      {text === null ? (
        <StateBlock icon={BookX} title={helpMessages.notFound}>
          <Link to="/help">{helpMessages.allPages}</Link>
        </StateBlock>
      ) : (
        <Article blocks={parseMarkdown(text)} />
      )}
    </HelpFrame>
  );
}
Component.displayName = 'HelpPage';
