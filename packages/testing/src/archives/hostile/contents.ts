import { constants, deflateRawSync } from 'node:zlib';
import { extraField } from '../records.ts';
import { ATTRIBUTES, FLAGS, METHODS, type ArchiveWriter } from '../writer.ts';
import { checksumOfZeros } from '../zero-checksum.ts';
import { addTenFiles, MIB, recipe, tenFilesAnd, type Recipe } from './recipe.ts';

const text = (content: string) => Buffer.from(content);
const BOMB_BYTES = 2048 * MIB;

/** Archives whose entries misstate their contents, or unpack to something unwanted. */
export const CONTENTS: Record<string, Recipe> = {
  'local-sizes-differ': tenFilesAnd(['Game/good.txt'], { local: { bytes: 4, compressedBytes: 4 } }),
  'local-checksum-differs': tenFilesAnd(['Game/good.txt'], { local: { crc32: 1 } }),
  'local-encrypted': tenFilesAnd(['Game/good.txt'], { local: { flags: FLAGS.utf8 | FLAGS.encrypted } }),
  'zip64-field-disagrees': tenFilesAnd(['Game/good.txt'], { extra: zip64Field(9, 9) }),
  'zip64-field-twice': tenFilesAnd(['Game/good.txt'], { extra: Buffer.concat([zip64Field(5, 5), zip64Field(5, 5)]) }),
  'zip64-field-not-needed': tenFilesAnd(['Game/good.txt'], { extra: zip64Field(5, 5) }),

  symlink: recipe((archive) => {
    addTenFiles(archive);
    archive.addFile('Game/link', text('../../outside'), { attributes: ATTRIBUTES.link });
    archive.addFile('Game/link/pwned.txt', text('pwned'));
    archive.addFile('Game/passwd', text('/etc/passwd'), { attributes: ATTRIBUTES.link });
  }),
  'special-file': tenFilesAnd(['Game/pipe'], { attributes: ATTRIBUTES.pipe }),
  'folder-with-data': tenFilesAnd(['Game/Folder/'], { attributes: ATTRIBUTES.folder }),
  encrypted: tenFilesAnd(['Game/secret.txt'], { flags: FLAGS.encrypted | FLAGS.utf8, packed: Buffer.alloc(17, 0x5a) }),
  'encrypted-aes': tenFilesAnd(['Game/secret.txt'], {
    flags: FLAGS.encrypted | FLAGS.utf8,
    method: METHODS.aes,
    packed: Buffer.alloc(33, 0x5a),
  }),
  'unknown-method': tenFilesAnd(['Game/zstd.bin'], { method: METHODS.zstandard }),
  deflate64: tenFilesAnd(['Game/explorer.bin'], { method: METHODS.deflate64 }),
  'bad-crc': tenFilesAnd(['Game/bad.bin'], { claims: { crc32: 12345 } }),
  'bad-deflate': recipe((archive) => {
    addTenFiles(archive);
    archive.addFile('Game/bad.bin', text('x'.repeat(1000)), {
      method: METHODS.deflated,
      packed: Buffer.alloc(300, 0x77),
    });
  }),
  'stored-size-lies': tenFilesAnd(['Game/lies.bin'], { claims: { bytes: 50 } }),
  'bomb-honest': recipe((archive) => addBomb(archive, BOMB_BYTES)),
  'bomb-lies': recipe((archive) => addBomb(archive, 1000)),
  'bomb-many': recipe((archive) => {
    const content = Buffer.alloc(8 * MIB);
    for (let i = 0; i < 20; i++) archive.addFile(`Game/zeros${i}.bin`, content, { method: METHODS.deflated });
  }),
  overlap: recipe((archive) => {
    const placed = archive.addFile('Game/kernel.bin', Buffer.alloc(MIB, 'kernel'), { method: METHODS.deflated });
    for (let i = 0; i < 200; i++) archive.addAgain(`Game/copy${i}.bin`, placed);
  }),
  'too-large': recipe((archive) => archive.addZeros('Game/huge.bin', 201 * 1024 * MIB)),
};

/** 2 GiB of zeros in 2 MB, with a header that claims `claimedBytes`. */
function addBomb(archive: ArchiveWriter, claimedBytes: number): void {
  const pieceBytes = 64 * MIB;
  // Flushed pieces can be concatenated into one stream; two bytes end it.
  const piece = deflateRawSync(Buffer.alloc(pieceBytes), { finishFlush: constants.Z_SYNC_FLUSH });
  const pieces = Array.from({ length: BOMB_BYTES / pieceBytes }, () => piece);
  archive.addFile('Game/bomb.bin', Buffer.alloc(0), {
    method: METHODS.deflated,
    packed: Buffer.concat([...pieces, Buffer.from([3, 0])]),
    claims: { bytes: claimedBytes, crc32: checksumOfZeros(BOMB_BYTES) },
  });
}

/** The ZIP64 extra field with arbitrary numbers. */
function zip64Field(...numbers: number[]): Buffer {
  const data = Buffer.alloc(8 * numbers.length);
  numbers.forEach((number, i) => data.writeBigUInt64LE(BigInt(number), 8 * i));
  return extraField(0x0001, data);
}
