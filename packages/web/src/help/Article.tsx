import { Fragment } from 'react';
import type { Block, Inline } from './markdown.ts';
import styles from './Article.module.css';

export function Article({ blocks }: { blocks: readonly Block[] }) {
  return (
    <article className={styles['article']}>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the blocks of a page never change places
        <BlockOf key={index} block={block} />
      ))}
    </article>
  );
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind !== 'list') {
    const Tag = TAGS[block.kind];
    return <Tag>{inline(block.parts)}</Tag>;
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((parts, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <li key={index}>{inline(parts)}</li>
      ))}
    </List>
  );
}

const TAGS = { title: 'h1', heading: 'h2', paragraph: 'p' } as const;

function inline(parts: readonly Inline[]) {
  // oxlint-disable-next-line react/no-array-index-key -- as above
  return parts.map((part, index) => <Fragment key={index}>{piece(part)}</Fragment>);
}

function piece(part: Inline) {
  if (part.kind === 'code') return <code>{part.text}</code>;
  if (part.kind === 'strong') return <strong>{part.text}</strong>;
  if (part.kind === 'link') return <a href={part.href}>{part.text}</a>;
  return part.text;
}
