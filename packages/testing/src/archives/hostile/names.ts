import { crc32 } from 'node:zlib';
import { extraField } from '../records.ts';
import { FLAGS } from '../writer.ts';
import { addTenFiles, recipe, tenFilesAnd, type Recipe } from './recipe.ts';

const SHIFT_JIS = Buffer.from([0x83, 0x51, 0x81, 0x5b, 0x83, 0x80, 0x2e, 0x65, 0x78, 0x65]);
const CP437 = Buffer.from([0x47, 0x72, 0x81, 0x6e, 0x2e, 0x74, 0x78, 0x74]);
const PLAIN = Buffer.from('Game/good.txt');
const BROKEN_UTF8 = Buffer.from([0xff, 0xfe, 0x2e, 0x65, 0x78, 0x65]);

/** Archives with misleading entry names, or names that some operating system cannot store. */
export const NAMES: Record<string, Recipe> = {
  traversal: tenFilesAnd([
    '../pwned-parent.txt',
    'Game/../../pwned-middle.txt',
    '..\\pwned-backslash.txt',
    'Game/..\\..\\pwned-mixed.txt',
    'Game/../stays-inside.txt',
  ]),
  absolute: tenFilesAnd(['/pwned-root.txt', 'C:\\pwned-drive.txt', '\\\\server\\share\\pwned.txt', 'D:pwned.txt']),
  'local-name-differs': tenFilesAnd(['Game/good.txt'], { local: { name: '../pwned-local.txt' } }),
  'duplicate-names': tenFilesAnd(['Game/file0.txt', 'game/FILE1.TXT', 'Game/./file2.txt']),
  'duplicate-accents': tenFilesAnd(['Game/Caf\u00e9.txt', 'Game/Cafe\u0301.txt', 'GAME/CAFÉ.TXT']),
  'file-and-folder': recipe((archive) => {
    archive.addFile('Game', Buffer.from('a file'));
    addTenFiles(archive);
  }),
  'folder-then-file': tenFilesAnd(['GAME']),
  'names-code-page': tenFilesAnd([SHIFT_JIS, CP437]),
  'names-utf8-without-flag': tenFilesAnd([Buffer.from('Game/größe-大.txt')]),
  'names-unicode-path-other': tenFilesAnd([PLAIN], { extra: unicodePath('Game/evil.exe', PLAIN) }),
  'names-unicode-path-beside-flag': tenFilesAnd(['Game/good.txt'], { extra: unicodePath('Game/evil.exe', PLAIN) }),
  'names-unicode-path-twice': tenFilesAnd([PLAIN], {
    extra: Buffer.concat(['Game/good.txt', '../pwned.txt'].map((name) => unicodePath(name, PLAIN))),
  }),
  'names-unicode-path-local': tenFilesAnd([PLAIN], { local: { extra: unicodePath('../pwned.txt', PLAIN) } }),
  'names-unicode-path-same': tenFilesAnd([CP437], { extra: unicodePath('Grün.txt', CP437) }),
  'names-unicode-path': tenFilesAnd([SHIFT_JIS], { extra: unicodePath('Game/ゲーム.txt', SHIFT_JIS) }),
  'names-unicode-path-stale': tenFilesAnd([CP437], { extra: unicodePath('../pwned.txt', SHIFT_JIS) }),
  'names-broken-utf8': tenFilesAnd([BROKEN_UTF8], { flags: FLAGS.utf8 }),
  'names-harmless': tenFilesAnd(['./Game/./here.txt', 'Game//twice.txt', '-rf', 'Game/.hidden', 'Game/...a']),
  'names-control': tenFilesAnd(['Game/a\0b.exe', 'Game/new\nline.exe', 'Game/\u202Eexe.txt', 'Game/\u0085.txt']),
  'names-windows': tenFilesAnd([
    'Game/CON',
    'Game/nul.txt',
    'Com1 .log/a.txt',
    'Game/x:stream',
    'Game/dot.',
    'Game/space ',
    'Game/what?.txt',
  ]),
  'names-long': tenFilesAnd([
    `Game/${'n'.repeat(300)}`,
    `Game/${'ü'.repeat(128)}`,
    `${'x'.repeat(203)}/`.repeat(5) + '1024',
    `${'x'.repeat(203)}/`.repeat(5) + '10255',
  ]),
  'names-empty': tenFilesAnd(['', '.']),
  deep: tenFilesAnd([`${'d/'.repeat(3000)}x.txt`]),
  'many-folders': recipe((archive) => {
    for (let i = 0; i < 8000; i++)
      archive.addFile(`${Array.from({ length: 60 }, () => i.toString(36)).join('/')}/x`, Buffer.alloc(0));
  }),
};

/** Info-ZIP's UTF-8 name field. It applies to an entry only if the checksum matches the entry's plain name. */
function unicodePath(name: string, plainName: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(1, 0);
  head.writeUInt32LE(crc32(plainName), 1);
  return extraField(0x7075, Buffer.concat([head, Buffer.from(name)]));
}
