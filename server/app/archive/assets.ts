import { join } from 'node:path';
import { skinColours } from '#server/kit/pages/skin-colours.ts';

const { light, dark } = skinColours(join(import.meta.dirname, '../../..'));

/** The style sheet of the offline handbook, in the colours of the default skin. */
export const styles = `
:root { color-scheme: light dark; --text: ${light.text}; --weak: ${light['text-2']}; --line: ${light.line}; --soft: ${light['surface-2']}; --brand: ${light.brand}; --back: #fff }
@media (prefers-color-scheme: dark) {
  :root { --text: ${dark.text}; --weak: ${dark['text-2']}; --line: ${dark.line}; --soft: ${dark['surface-2']}; --brand: ${dark.brand}; --back: ${dark.background} }
}
* { box-sizing: border-box }
body { margin: 0; color: var(--text); background: var(--back);
  font: 16px/1.8 "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif }
a { color: var(--brand) }
.frame { display: grid; grid-template-columns: 260px minmax(0, 893px); gap: 40px; max-width: 1240px; margin: 0 auto; padding: 24px }
nav { grid-column: 1; grid-row: 1; align-self: start; position: sticky; top: 0; max-height: 100vh; padding: 24px 0; overflow: auto; font-size: 14px }
main { grid-column: 2; grid-row: 1; min-width: 0 }
.ways { display: none }
.contents { padding: 0; list-style: none }
.contents li { margin-bottom: 8px }
.contents p { margin: 0; color: var(--weak); font-size: 14px }
nav ul { margin: 0; padding-left: 14px; list-style: none }
nav > ul { padding: 0 }
nav a { display: block; padding: 2px 0; color: var(--weak); text-decoration: none }
nav a[aria-current] { color: var(--brand); font-weight: 600 }
summary { cursor: pointer }
input { width: 100%; height: 40px; margin-bottom: 12px; padding: 0 12px; border: 1px solid var(--line); border-radius: 4px;
  color: inherit; background: var(--soft); font: inherit }
#found { padding: 0; list-style: none }
#found p { margin: 0; color: var(--weak); font-size: 14px }
h1 { font-size: 30px; line-height: 1.3 }
h2 { margin-top: 48px; font-size: 22px }
h3 { margin-top: 32px; font-size: 18px }
.summary { color: var(--weak); font-size: 17px }
pre { padding: 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--soft); overflow-x: auto; font-size: 14px }
code { font-family: Menlo, Consolas, monospace }
.md-table { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: 15px }
th, td { padding: 8px 12px; border: 1px solid var(--line); text-align: left; vertical-align: top }
.md-note { margin: 20px 0; padding: 12px 20px; border-left: 3px solid var(--brand); background: var(--soft) }
.md-note-title { margin: 0; font-weight: 600 }
img { max-width: 100%; height: auto }
/* On a phone the text comes first, and the tree after it. */
@media (max-width: 767px) {
  .frame { display: block; padding: 16px }
  .ways { display: flex; margin: 0 0 12px }
  .ways a { min-height: 44px; margin-right: 24px; line-height: 44px }
  nav { position: static; max-height: none; margin-top: 48px; padding: 16px 0; border-top: 1px solid var(--line) }
  nav a, summary { min-height: 44px; line-height: 40px }
}
@media print { nav, .ways, input { display: none } .frame { display: block } }
`;
