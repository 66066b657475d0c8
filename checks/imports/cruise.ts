import { cruise, type IViolation } from 'dependency-cruiser';
import { rules } from './rules.ts';

export interface Cruise {
  /** The files that were read, relative to the folder. */
  files: string[];
  /** One line for each import that breaks a rule. */
  breaches: string[];
}

/** Follows the imports of the given files (relative to `folder`) and holds them against the rules. */
export async function cruiseImports(folder: string, files: string[]): Promise<Cruise> {
  const options = {
    baseDir: folder,
    ruleSet: { forbidden: rules },
    validate: true,
    // Read with TypeScript 6 (`packageExtensions` in pnpm-workspace.yaml): imports of types count, too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Its defaults do not see what a package exports by `exports`, and then report no breach at all.
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
