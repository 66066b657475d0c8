import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const GENERATED = path.join(import.meta.dirname, 'src/generated/graphql.ts');
const MODULE = '\0document:';
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'][./]*generated\/graphql\.ts["'];?/g;

/**
 * Codegen writes every document of the panel into one module, which the first page would load as a whole. This gives
 * each a module of its own, so that a page loads its own documents only.
 */
export function documentsApart(): Plugin {
  let documents = new Map<string, string>();
  return {
    name: 'documents-apart',
    apply: 'build',
    // After types have been removed.
    enforce: 'post',
    buildStart() {
      documents = readDocuments(readFileSync(GENERATED, 'utf8'));
    },
    resolveId: (id) => (id.startsWith(MODULE) ? id : null),
    load(id) {
      if (!id.startsWith(MODULE)) return null;
      const name = id.slice(MODULE.length);
      return `export const ${name} = ${documents.get(name)};`;
    },
    transform(code, id) {
      if (!/[\\/]src[\\/].*\.tsx?$/.test(id) || !code.includes('generated/graphql.ts')) return null;
      return { code: code.replaceAll(IMPORT, (_, names: string) => importsOf(names, documents)), map: null };
    },
  };
}

/** Each document as source text, by name. */
function readDocuments(generated: string): Map<string, string> {
  const found = generated.matchAll(/^export const (\w+) = (\{.*\}) as unknown as DocumentNode<.*>;$/gm);
  return new Map([...found].map(([, name = '', text = '']) => [name, text]));
}

function importsOf(names: string, documents: ReadonlyMap<string, string>): string {
  const each = names.split(',').flatMap((name) => name.trim() || []);
  return each.map((clause) => `import { ${clause} } from ${JSON.stringify(moduleOf(clause, documents))};`).join(' ');
}

function moduleOf(clause: string, documents: ReadonlyMap<string, string>): string {
  const [name = ''] = clause.split(/\s+as\s+/);
  if (!documents.has(name)) throw new Error(`src/generated/graphql.ts has no document ${name}`);
  return MODULE + name;
}
