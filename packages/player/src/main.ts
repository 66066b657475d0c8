import { PLAYER_PAGE_ELEMENT, type PlayerPage } from '@launchyard/domain/streaming';
import { mountPlayer } from './mount.ts';
import './style.css';
import './start.css';
import './live.css';
import './panels.css';

const text = document.getElementById(PLAYER_PAGE_ELEMENT)?.textContent ?? '';
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the server that served this page
mountPlayer(document.body, JSON.parse(text) as PlayerPage);
