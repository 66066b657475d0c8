import { generate } from '@graphql-codegen/cli';
import { format, resolveConfig } from 'prettier';
import { printedOpenApi } from '@launchyard/contract/openapi/print';
import { printedSchema } from '@launchyard/schema/print';
import { isAbsolute, join, relative } from 'node:path';
import codegen, { asSent } from '../../codegen.ts';
import { readText, root } from '../files.ts';
import { changelog } from './changelog.ts';
import { nounsTable } from './nouns.ts';
import { errorCodesPage } from './error-codes.ts';
import { processRights } from './rights.ts';
import { rolesPage } from './roles.ts';
import { between, settingsTable } from './settings.ts';
import { strangersPage } from './strangers.ts';

const CODES_PAGE = 'docs/error-codes.md';
const RIGHTS_FILE = 'packages/platform/src/process-rights.ts';
const ROLES_PAGE = 'docs/roles.md';
const STRANGERS_PAGE = 'docs/what-strangers-may-use.md';

/** Everything that is generated from the code: file contents by path, in order of dependency. */
export const printers: Record<string, () => Promise<Record<string, string>>> = {
  'the GraphQL schema': async () => ({ 'packages/schema/schema.graphql': printedSchema() }),
  'the OpenAPI document': async () => ({ 'packages/contract/openapi.json': printedOpenApi() }),
  'the typed documents': printDocuments,
  'what the changelog says of the schema': async () => ({ 'docs/changelog.md': await printChangelog() }),
  'the nouns in the glossary': async () => ({ 'GLOSSARY.md': await printGlossary() }),
  'the catalogue of error codes': async () => ({ [CODES_PAGE]: await formatted(CODES_PAGE, errorCodesPage()) }),
  'what each process does with which table': async () => ({
    [RIGHTS_FILE]: await formatted(RIGHTS_FILE, processRights()),
  }),
  'what each role may do': async () => ({ [ROLES_PAGE]: await formatted(ROLES_PAGE, rolesPage()) }),
  'what strangers may use': async () => ({
    [STRANGERS_PAGE]: await formatted(STRANGERS_PAGE, strangersPage()),
  }),
  'the settings in the README': async () => ({ 'README.md': await printReadme() }),
};

async function printDocuments(): Promise<Record<string, string>> {
  const outputs = await generate({ ...codegen, cwd: root, silent: true }, false);
  const files = outputs.map(({ filename, content }: { filename: string; content: string }) => {
    const path = isAbsolute(filename) ? filename : join(root, filename);
    return [relative(root, path), path.endsWith('persisted-documents.json') ? asSent(content) : content] as const;
  });
  return Object.fromEntries(files);
}

const printReadme = () => formatted('README.md', between(readText('README.md'), 'settings', settingsTable()));
const printGlossary = () => formatted('GLOSSARY.md', between(readText('GLOSSARY.md'), 'nouns', nounsTable()));
const printChangelog = () => formatted('docs/changelog.md', changelog());

async function formatted(file: string, text: string): Promise<string> {
  const filepath = join(root, file);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
