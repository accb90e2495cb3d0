import type { SampleEnterprise } from '#server/areas/enterprise/public/sample-enterprises.ts';

const WIDTH = 1200;
const HEIGHT = 850;
const INK = '#2f3a4c';
const RED = '#b3261e';
const GOLD = '#b9975b';
/** Where it says that it is a sample: next to the print, so that an engine can read that. */
const MARKS = [
  [920, 330],
  [1040, 480],
  [600, 765],
] as const;

const line = (at: number, name: string, value: string) =>
  `<text x="130" y="${at}" fill="${GOLD}">${name}</text><text x="380" y="${at}" fill="${INK}">${value}</text>`;

/** A picture with the parts of a licence, so that the engine reads it. It states five times that it is a sample. */
export const sampleLicence = ({
  enterpriseName,
  creditCode,
  legalPerson,
  regionName,
  address,
  foundedOn,
}: SampleEnterprise): string => {
  const [year, month, day] = foundedOn.split('-').map(Number);
  const marks = MARKS.map(([x, y]) => `<text transform="translate(${x} ${y}) rotate(-24)">样张</text>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"
    font-family="Noto Sans SC">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf7"/>
  <rect x="34" y="34" width="1132" height="782" fill="none" stroke="${GOLD}" stroke-width="10"/>
  <rect x="52" y="52" width="1096" height="746" fill="none" stroke="${GOLD}" stroke-width="2"/>
  <text x="600" y="150" font-size="64" font-weight="700" letter-spacing="24" text-anchor="middle" fill="${INK}">营业执照</text>
  <text x="600" y="204" font-size="26" text-anchor="middle" fill="${RED}">样张，仅供试用，不具有任何效力</text>
  <text x="130" y="270" font-size="26" fill="${GOLD}">统一社会信用代码</text>
  <text x="130" y="310" font-size="30" font-weight="700" fill="${INK}">${creditCode}</text>
  <g font-size="28">
    ${line(392, '名　　称', enterpriseName)}
    ${line(452, '类　　型', '有限责任公司')}
    ${line(512, '法定代表人', legalPerson)}
    ${line(572, '住　　所', `${regionName}${address}`)}
    ${line(632, '成立日期', `${year} 年 ${month} 月 ${day} 日`)}
    ${line(692, '营业期限', '长期')}
  </g>
  <circle cx="960" cy="640" r="104" fill="none" stroke="${RED}" stroke-width="6" opacity="0.55"/>
  <text x="960" y="654" font-size="38" font-weight="700" text-anchor="middle" fill="${RED}" opacity="0.55">示例印章</text>
  <g font-size="64" font-weight="700" text-anchor="middle" fill="${GOLD}" opacity="0.2">${marks}</g>
</svg>`;
};
