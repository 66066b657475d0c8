#!/usr/bin/env node
void import('../../../scripts/launchyard.mjs');
