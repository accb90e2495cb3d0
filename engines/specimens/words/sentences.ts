import { between, digits, pick, twoDigits } from '../random.ts';
import type { Random } from '../specimen.ts';
import { enterprise } from './enterprises.ts';
import { mobileNumber, personName } from './people.ts';
import { businessAddress } from './places.ts';

const said: readonly string[] = [
  '会议室的投影仪需提前半小时预热，使用完毕请关闭电源并登记。',
  '图书馆周一闭馆整理，其余日期开放至晚上九点，逾期还书每天收取一角。',
  '河道两侧的护栏已经加固，夜间巡查由原来的两次增加到四次。',
  '设备启动后若指示灯持续闪烁，请断电十秒再重新接通。',
  '新到的一批苗木将在清明前后栽种，志愿者可自带手套和水壶。',
  '本月起食堂增设素食窗口，菜单每日更新，欢迎提出意见。',
  '老城区的雨水管网改造分三个阶段进行，预计持续到明年秋天。',
  '参赛作品应为原创，字数不限，附上作者姓名与联系方式即可。',
  '检验合格的样品贴绿色标签，待复检的贴黄色标签，分区存放。',
  '公交线路调整后，原停靠站向东移动约三百米，请留意站牌提示。',
  '仓库温度应保持在十五到二十五摄氏度之间，湿度不超过百分之六十。',
  '博物馆新展出的青铜器共四十二件，其中七件为首次公开。',
  '维修期间电梯停止运行，行动不便的住户可联系值班人员协助。',
  '请妥善保管票据，遗失不补；如需更换，须在开具当日提出。',
  '高温天气户外作业时间缩短，午间十二点至三点原则上停工。',
  '山路弯多坡陡，车辆应减速慢行，遇雾开启示廓灯与防雾灯。',
  '课程共十二讲，每讲附有练习，提交后三个工作日内给出批改。',
  '项目验收分为资料审查、现场核对和试运行三部分，缺一不可。',
  '果园采摘按重量计价，入园不收门票，宠物请勿带入。',
  '数据每天凌晨自动备份，保留最近三十份，更早的会被覆盖。',
];

const latin: readonly string[] = [
  'The quick brown fox jumps over the lazy dog.',
  'Keep the lid closed while the pump is running.',
  'Press the reset button for five seconds, then wait.',
  'Reports are due on the first Monday of each month.',
  'Two copies of every form must be signed and dated.',
  'All times are local; trains run more often at weekends.',
];

/** A text of a page: a sentence, or a line with numbers, an address of the web or of a place. */
export const sentence = (random: Random): string => {
  const kind = between(random, 0, 9);
  if (kind < 5) return pick(random, said);
  if (kind === 5) return pick(random, latin);
  if (kind === 6) return `联系人：${personName(random)}，电话 ${mobileNumber(random)}，编号 ${digits(random, 8)}。`;
  if (kind === 7)
    return `日期：${between(random, 2019, 2026)}-${twoDigits(between(random, 1, 12))}-${twoDigits(between(random, 1, 28))} ${twoDigits(between(random, 0, 23))}:${twoDigits(between(random, 0, 59))}，金额 ￥${between(random, 1, 999)},${digits(random, 3)}.${twoDigits(between(random, 0, 99))}`;
  if (kind === 8) return `详见 https://www.example.cn/notice/${between(random, 100, 999)}（仅供内部参考）。`;
  return `${enterprise(random)}，地址：${businessAddress(random)}。`;
};
