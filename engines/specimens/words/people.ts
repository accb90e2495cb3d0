import { chance, digits, pick } from '../random.ts';
import type { Random } from '../specimen.ts';

const surnames =
  '陈CHEN 林LIN 周ZHOU 吴WU 徐XU 孙SUN 马MA 朱ZHU 胡HU 郭GUO 何HE 高GAO 罗LUO 郑ZHENG 梁LIANG 谢XIE 宋SONG 唐TANG 许XU 韩HAN 冯FENG 邓DENG 曹CAO 彭PENG 曾ZENG 肖XIAO 田TIAN 董DONG 潘PAN 袁YUAN 蔡CAI 蒋JIANG 余YU 于YU 杜DU 叶YE 程CHENG 魏WEI 苏SU 任REN 卢LU 沈SHEN 姜JIANG 崔CUI 钟ZHONG 谭TAN 陆LU 范FAN 汪WANG 金JIN 石SHI 贾JIA 韦WEI 夏XIA 付FU 方FANG 白BAI 邹ZOU 孟MENG 熊XIONG 秦QIN 邱QIU 江JIANG 尹YIN 薛XUE 闫YAN 段DUAN 雷LEI 侯HOU 龙LONG 史SHI 陶TAO 黎LI 贺HE 顾GU 毛MAO 郝HAO 龚GONG 邵SHAO 万WAN 欧阳OUYANG 诸葛ZHUGE 司马SIMA';
const given =
  '伟WEI 芳FANG 娜NA 敏MIN 静JING 丽LI 强QIANG 磊LEI 军JUN 洋YANG 勇YONG 艳YAN 杰JIE 娟JUAN 涛TAO 明MING 超CHAO 秀XIU 霞XIA 平PING 刚GANG 桂GUI 英YING 华HUA 玉YU 萍PING 红HONG 建JIAN 国GUO 文WEN 志ZHI 海HAI 晓XIAO 春CHUN 梅MEI 雪XUE 婷TING 子ZI 轩XUAN 浩HAO 然RAN 宇YU 涵HAN 思SI 琪QI 佳JIA 怡YI 嘉JIA 诚CHENG 俊JUN 鑫XIN 晨CHEN 阳YANG 博BO 雅YA 楠NAN 彤TONG 睿RUI 泽ZE 毅YI 恒HENG 凯KAI 瑞RUI 欣XIN 悦YUE 淑SHU 珍ZHEN 立LI 航HANG 远YUAN 安AN 宁NING 清QING 兰LAN 素SU 钧JUN 颖YING 蕾LEI 璐LU 翔XIANG';

const parse = (list: string) =>
  list.split(' ').map((entry) => {
    const latin = /[A-Z]+$/.exec(entry)?.[0] ?? '';
    return { chinese: entry.slice(0, entry.length - latin.length), latin };
  });
const surnameList = parse(surnames);
const givenList = parse(given);

/** An invented person; the Latin spelling is by Hanyu Pinyin, as passports have it. */
export const person = (
  random: Random,
): { name: string; surnameLatin: string; givenLatin: string; sex: '男' | '女' } => {
  const surname = pick(random, surnameList);
  const first = pick(random, givenList);
  const second = chance(random, 0.75) ? pick(random, givenList) : undefined;
  return {
    name: surname.chinese + first.chinese + (second?.chinese ?? ''),
    surnameLatin: surname.latin,
    givenLatin: first.latin + (second?.latin ?? ''),
    sex: chance(random, 0.5) ? '男' : '女',
  };
};

export const personName = (random: Random): string => person(random).name;

/** The block behind 0000 was never given out. */
export const mobileNumber = (random: Random): string =>
  `${pick(random, ['138', '139', '150', '159', '177', '186', '199'])}0000${digits(random, 4)}`;
