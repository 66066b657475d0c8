import { rm, mkdir, writeFile } from 'node:fs/promises';
import { launchBrowser } from '../kit/browser.ts';
import { openTogether } from '../kit/open-together.ts';
import { printFile, PRINTS } from './files.ts';
import { takePrint } from './print.ts';
import { setStage, VARIANTS, visitScreens } from './screens.ts';
import { writePrint } from './text.ts';

/** Updates the prints that `layout.test.ts` compares with: `npm run prints`. */
const close = await openTogether(async (keep) => {
  const [stage, browser] = await Promise.all([setStage(keep), keep(launchBrowser())]);
  await rm(PRINTS, { recursive: true, force: true });
  await mkdir(PRINTS, { recursive: true });
  for (const variant of VARIANTS) {
    await visitScreens(stage, browser, variant, async (screen, page) =>
      writeFile(printFile(screen, variant.name), writePrint(await takePrint(page))),
    );
  }
});
await close();
