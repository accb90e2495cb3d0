import { city, landmarks } from '#content/drawing/backdrops/city.ts';
import { box } from '#content/drawing/recognition/box.ts';
import { viewFrame } from '#content/drawing/recognition/view-frame.ts';
import { crop, type Drawing } from '#content/drawing/scene.ts';

const found =
  box(landmarks.bridge, { label: '桥梁', score: 0.97 }) +
  box(landmarks.tower, { label: '塔', score: 0.98 }) +
  box(landmarks.dome, { label: '场馆', score: 0.96 });

const scene = {
  width: 1440,
  height: 480,
  drawn: city() + viewFrame({ x: 690, y: 24, width: 700, height: 432 }) + found,
};

export const drawing: Drawing = {
  'carousel-regional': crop(scene, 0, 0, 1440, 1440, 480),
  'carousel-regional-narrow': crop(scene, 680, 0, 720, 720, 480),
};
