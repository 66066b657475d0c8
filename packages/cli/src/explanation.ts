import { toApiName } from '@launchyard/domain/kit';
import { evidenceText, explainFailure, helpPath, isExplained } from '@launchyard/domain/uploads';
import type { UploadFragment } from './generated/graphql.ts';
import { cliMessages } from './messages.ts';

/** The explanation of an end, besides its sentence. Parts that the services did not provide for a refusal are null. */
export interface Explanation {
  stage: string | null;
  classification: string | null;
  evidence: string | null;
  advice: string;
  documentationUrl: string;
  /** For support; null before there is an upload. */
  reference: string | null;
  solvedBy: string;
  isRetryable: boolean;
}

/** A failure as the services explain it. */
export function ofFailure(failure: NonNullable<UploadFragment['failure']>): Explanation {
  const { code: _, message: _message, ...explanation } = failure;
  return explanation;
}

/** An end of the command, with what is known about it. */
interface End {
  code: string;
  explanation: Explanation | null;
  advice: string | null;
}

/** The explanation of a refusal’s code; null if there is none. `url` is the panel’s. */
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
