import { expect, test } from 'vitest';
import { youtubeId } from './youtube.ts';

test.each([
  'dQw4w9WgXcQ',
  '  dQw4w9WgXcQ ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc&t=90',
  'youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?start=30',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ',
])('%s names a video', (text) => {
  expect(youtubeId(text)).toBe('dQw4w9WgXcQ');
});

test.each([
  '',
  'hof.mp4',
  'https://vimeo.com/12345678901',
  'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@feldmarkt',
  'javascript:dQw4w9WgXcQ',
])('%j names none', (text) => {
  expect(youtubeId(text)).toBeUndefined();
});
