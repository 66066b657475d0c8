import { toApiName } from '@launchyard/domain/kit';
import { evidenceText, explainFailure, helpPath, isExplained } from '@launchyard/domain/uploads';
import type { UploadFragment } from './generated/graphql.ts';
import { cliMessages } from './messages.ts';

/** What is known about an end besides its sentence. What the services did not say about a refusal is null. */
export interface Explanation {
  stage: string | null;
  classification: string | null;
  evidence: string | null;
  advice: string;
  documentationUrl: string;
  /** For support; there is none before there is an upload. */
  reference: string | null;
  solvedBy: string;
  isRetryable: boolean;
}

/** A failure as the services explain it. */
export function ofFailure(failure: NonNullable<UploadFragment['failure']>): Explanation {
  const { code: _, message: _message, ...explanation } = failure;
  return explanation;
}

/** An end of the command, as far as it is explained. */
interface End {
  code: string;
  explanation: Explanation | null;
  advice: string | null;
}

/** What a refusal's code says by itself; null for an end that is not explained. `url` is the panel's. */
export function explainEnd({ code, explanation, advice }: End, url: string): Explanation | null {
  if (explanation || !isExplained(code)) return explanation;
  const general = explainFailure(code);
  const documentationUrl = new URL(helpPath(code), url).href;
  const unsaid = { stage: null, classification: null, evidence: null, reference: null };
  return {
    ...unsaid,
    advice: advice ?? general.advice,
    documentationUrl,
    solvedBy: toApiName(general.solvedBy),
    isRetryable: general.retryAdvice !== null,
  };
}

/** The lines below the sentence. */
export function explanationLines({ evidence, advice, documentationUrl, reference }: Explanation): string[] {
  return [
    evidence === null ? null : evidenceText(evidence),
    cliMessages.advice(advice),
    cliMessages.documentation(documentationUrl),
    reference === null ? null : cliMessages.reference(reference),
  ].filter((line) => line !== null);
}
