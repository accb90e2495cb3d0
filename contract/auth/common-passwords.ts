/** The parts of the most common passwords, in lower case. Passwords of digits only are tested by their form. */

/** Keyboard walks and rows of pairs, compared as a whole. */
const walks = new Set(
  `1qaz2wsx 1qaz2wsx3edc 1qaz@wsx !qaz2wsx !qaz@wsx 2wsx3edc 3edc4rfv 1qazxsw2 zaq12wsx zaq1xsw2 xsw2zaq1 1qa2ws3ed
  q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q2w3e4r5 a1s2d3f4 1a2s3d4f 1a2b3c4d a1b2c3d4 z1x2c3v4
  1z2x3c4v 12qwaszx 12qw34er 12qw12qw 1w2q3r4e 123qwe123 qwe123qwe 123qweasd 123qweasdzxc qweasd123 asdqwe123 qazwsx123
  zxcasdqwe123 qwe123asd 123abc456 abc123abc abcd1234abcd 1234abcd 1234qwer 1234asdf 1234zxcv 123qwe456 0.0.0.000
  1qaz!qaz 1q1q1q1q 1a1a1a1a a1a1a1a1 q1q1q1q1 1234567q 1234567a 12345qwert 12345qwe 123456qwerty 123456qwe 123456abc 123456aa
  abc123456789 trustno1 ncc1701d ncc1701e blink182 rush2112 babylon5 charlie1 jordan23 agent007 james007 g00gle12`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words, names and letters that people combine with digits. */
const words =
  `a aa aaa aaaa ab abc abcd abcde abcdef abcdefg abcdefgh b c d f j l m q qq qqq s w ww www x xx xxx y z zz zzz zx zxc zxcv zxcvb
  zxcvbn zxcvbnm as asd asdf asdfg asdfgh asdfghjkl qa qaz qazwsx qazwsxedc qw qwe qwer qwert qwerty qwertyui
  qwertyuiop qweasd qweasdzxc zxcasd zaq password passwd passw0rd p@ssword p@ssw0rd pa55word pa55w0rd p4ssw0rd
  passwor pass pwd mima admin administrator root user guest test tester testing temp demo login system server
  default welcome letmein changeme hello hallo super supervisor manager master secret private access office
  company oracle mysql postgres linux windows china beijing shanghai hefei hangzhou shenzhen woaini woaiwo
  wodemima woaiziji nihao nihaoma laopo laogong baobao baobei mama baba xiaoming wang wangwang zhang li liu chen
  yang zhao huang lin wangwei zhangwei liwei lili iloveyou ilove loveyou love lovely loveme forever happy sunshine
  princess angel baby money lucky dragon monkey tiger lion panda horse dolphin eagle chicken dog cat bird rabbit
  phoenix bulldog panther football baseball basketball soccer hockey superman batman spiderman pokemon naruto
  starwars samsung nokia apple huawei google computer internet gateway digital michael jordan jessica matthew
  anthony william jackson charlie thomas daniel robert george andrew joshua jennifer ashley amanda michelle
  richard patrick melissa brandon rebecca madison cameron gabriel james david chris zachary sabrina vincent
  stephen stanley spencer johnson jasmine heather tiffany shannon chelsea arsenal liverpool ferrari porsche
  mustang yankees cowboys raiders packers rangers broncos dodgers vikings america chicago newyork florida london
  paris freedom thunder diamond crystal monster shadow killer warrior hunter ranger success perfect captain
  rainbow summer winter spring autumn flower cheese cookie pepper ginger banana orange purple silver golden green
  player gamer lineage fishing cricket soso good best king queen game star magic matrix maverick genesis eclipse
  trouble destiny bubbles peaches pumpkin penguin scooter scorpio cartman voyager spartan nirvana pantera drummer
  marines apollo maxwell chester gandalf winston newpass playboy charles fucku fuckyou asshole jackass buddy
  beatles vanessa natasha power alexander special formula mercury jupiter liberty justice england ireland trinity
  houston montana allison natalie bradley alpha`
    .split(/\s+/)
    .filter(Boolean);

/** Additions that people put before or after a word: a sign, a year, a run or row of digits. */
const digits =
  /^(?:[!@#$%*._-]?(?:\d{1,4}|0?12345(?:6(?:7(?:8(?:9(?:0)?)?)?)?)?|0{5,8}|1{5,8}|6{5,8}|8{5,8}|9{5,8}|123123|321321|112233|123321|654321|987654321|520520|5201314|1314520|52013140?|147258(?:369)?|789456(?:123)?|159357|2580))?[!@#$%*._-]{0,3}$/;

/** Passwords of digits only, as in dates, phone numbers and runs: so few that all of them are tried. */
const onlyDigits = /^\d{1,12}$/;
const oneCharacter = /^(.)\1+$/u;

/** Returns whether a password is among those that attackers try first. */
export const isCommonPassword = (password: string): boolean => {
  const folded = password.normalize('NFKC').trim().toLowerCase();
  if (onlyDigits.test(folded) || oneCharacter.test(folded)) return true;
  if (walks.has(folded)) return true;
  return words.some(
    (word) =>
      (folded.startsWith(word) && digits.test(folded.slice(word.length))) ||
      (folded.endsWith(word) && digits.test(folded.slice(0, -word.length))),
  );
};
