import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { packageFile } from './package-file.ts';

/** Parts of the one sheet, in the order of the cascade. */
const STYLES = [
  'base',
  'frame',
  'blocks',
  'tables',
  'forms',
  'conversations',
  'differences',
  'charts',
  'media',
];

const installed = createRequire(import.meta.url);

/** What pages load, by name: everything comes from here, nothing from the network. */
const SOURCES: Readonly<Record<string, () => { readonly type: string; readonly text: string }>> = {
  'console.css': () => ({ type: 'text/css', text: STYLES.map(styleSheet).join('\n') }),
  'console.mjs': () => ({ type: 'text/javascript', text: packageFile('assets/console.mjs') }),
  'charts.mjs': () => ({ type: 'text/javascript', text: packageFile('assets/charts.mjs') }),
  'uplot.js': () => ({ type: 'text/javascript', text: fromUplot('uPlot.iife.min.js') }),
  'uplot.css': () => ({ type: 'text/css', text: fromUplot('uPlot.min.css') }),
};

interface Asset {
  readonly type: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly packed: Uint8Array<ArrayBuffer>;
  /** Of the content: another content has another address, so an address can be kept for ever. */
  readonly mark: string;
}

const made = new Map<string, Asset>();

function assetOf(name: string): Asset | undefined {
  const source = Object.hasOwn(SOURCES, name) ? SOURCES[name] : undefined;
  if (!source) return undefined;
  const known = made.get(name);
  if (known) return known;
  const { type, text } = source();
  const plain = new Uint8Array(Buffer.from(text));
  const asset: Asset = {
    type: `${type}; charset=utf-8`,
    plain,
    packed: new Uint8Array(gzipSync(plain)),
    mark: hash('sha256', plain).slice(0, 12),
  };
  made.set(name, asset);
  return asset;
}

/** Where a page finds a file. */
export function assetPath(name: string): string {
  return `/console/assets/${assetOf(name)!.mark}/${name}`;
}

/** Answers `/console/assets/{mark}/{name}`. */
export function serveAsset(context: Context): Response {
  const asset = assetOf(context.req.param('name') ?? '');
  if (!asset || asset.mark !== context.req.param('mark')) return context.notFound() as never;
  const isPacked = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  return new Response(isPacked ? asset.packed : asset.plain, {
    headers: {
      'Content-Type': asset.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
    },
  });
}

function styleSheet(name: string): string {
  return packageFile(`assets/styles/${name}.css`);
}

function fromUplot(name: string): string {
  return readFileSync(join(dirname(installed.resolve('uplot/package.json')), 'dist', name), 'utf8');
}
