import { expect, test } from 'vitest';
import { pathOfOldLink, pathOfUploadLink } from './index.ts';

test.each([
  ['/?assetType=asset2d', '/?assetType=asset2d'],
  ['/upload?assetType=assetvideo&user=nora&apiKey=lyk_1', '/?assetType=assetvideo'],
  ['/?assetType=streamingapp&uploadAppName=AlpineVilla', '/?uploadAppName=AlpineVilla&assetType=streamingapp'],
  ['/?assetType=streamingapp', '/?assetType=streamingapp'],
  ['/?uploadAppName=a%26b%23&assetType=streamingapp', '/?uploadAppName=a%26b%23&assetType=streamingapp'],
  [
    '/x?assetType=dedicatedserver&uploadAppName=Hall',
    '/dedicated-servers?uploadAppName=Hall&assetType=dedicatedserver',
  ],
  ['/?assetType=other&uploadAppName=Hall', '/'],
  ['/', '/'],
  ['', '/'],
  ['//evil.example/?assetType=asset2d', '/?assetType=asset2d'],
])('a link %s of the upload domain leads to %s', (address, path) => {
  expect(pathOfUploadLink(address)).toBe(path);
});

test.each([
  ['/', '/'],
  ['/analytics?from=a', '/analytics?from=a'],
  ['/?userInfo=x&tab=transaction', '/?tab=transaction'],
  ['//evil.example/', '/'],
  ['https://evil.example/', '/'],
])('a link %s of a former host leads to %s', (address, path) => {
  expect(pathOfOldLink(address)).toBe(path);
});
