import { cruise, type IViolation } from 'dependency-cruiser';
import { rules } from './rules.ts';

export interface Cruise {
  /** The files that were read, relative to the folder. */
  files: string[];
  /** One line for each import that violates a rule. */
  breaches: string[];
}

/** Follows the imports of the given files (relative to `folder`) and checks them against the rules. */
export async function cruiseImports(folder: string, files: string[]): Promise<Cruise> {
  const options = {
    baseDir: folder,
    ruleSet: { forbidden: rules },
    validate: true,
    // Uses TypeScript 6 (`packageExtensions` in pnpm-workspace.yaml), so that type imports count too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // The defaults ignore `exports` in package.json, and would then report no violations at all.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.d.ts'],
    },
  };
  const { output } = await cruise(files, options);
  if (typeof output === 'string') throw new Error('expected a result, not a report');
  const wanted = new Set(files);
  return {
    files: output.modules.map(({ source }) => source).filter((source) => wanted.has(source)),
    breaches: output.summary.violations.map(describeBreach).toSorted(),
  };
}

const describeBreach = ({ rule, from, to, cycle }: IViolation): string =>
  `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`;
