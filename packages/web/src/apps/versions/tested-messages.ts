import { plural } from '../../kit/format.ts';

/** What stands behind `Inspected` and `Started`. */
export const testMessages = {
  title: (version: string) => `How ${version} was tested`,
  opens: (label: string) => `${label}: how it was tested`,
  inspected:
    'It was inspected and not started, because nothing here could run builds of its platform when it was tested.',
  started: 'It was inspected, and then started and streamed.',
  testedAt: (when: string) => `Tested on ${when}.`,
  fault: 'How it was tested could not be loaded',
  found: 'What was inspected',
  always: ['Every byte arrived as it was sent.', 'The virus scan found nothing.'],
  noContents: 'What it contains. This information is not available.',
  startsWith: (path: string) => `It starts with ${path}.`,
  startsWithNothing: 'No file was found that starts it.',
  executables: (count: number) => `It has ${plural(count, 'executable')} for Windows.`,
  plugin: (folder: string, isInManifest: boolean) =>
    `It has the pixel-streaming plugin: ${folder}${isInManifest ? ', which a manifest names' : ', which no manifest names'}.`,
  noPlugin: 'It has no folder of the pixel-streaming plugin.',
  ran: 'What was seen when it ran',
  ranLines: ['It connected and sent a picture.', 'The picture went on after an input.'],
  open: 'What is not known',
  openAfterInspection: [
    'Whether it starts, and whether it stays up.',
    'Whether it sends a picture and responds to input.',
    'How fast it runs.',
  ],
  openAfterStart: ['How it sounds.', 'How fast it runs for a viewer.'],
  advice: 'Play it once before you share a link to it.',
} as const;
