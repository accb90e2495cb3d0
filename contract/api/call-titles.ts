import type { AnyCall } from '../kit/call.ts';

/** What the calls of the open API are called where there is room for a few words. */
const titles: Readonly<Record<string, string>> = {
  'api.infer': '识别一张图片',
  'api.inferMany': '用多项能力识别一张图片',
  'api.createJob': '新建任务',
  'api.addJobPicture': '给任务加一张图片',
  'api.addJobPiece': '上传 ZIP 的一片',
  'api.startJob': '开始任务',
  'api.getJob': '查询任务',
  'api.getJobResults': '取任务结果',
  'api.cancelJob': '取消任务',
  'api.ownRequest': '查询一次调用',
  'api.ownQuota': '查询剩余次数',
};

/** Returns the title of a call; one without a title is called by its summary. */
export const callTitle = ({ name, summary }: Pick<AnyCall, 'name' | 'summary'>): string => titles[name] ?? summary;
