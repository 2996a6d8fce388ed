import { normalizeTags } from '@/plugins/mediaLibrary/lib/normalizeTags'

it.each([
  [
    [' Winter  season ', 'winter season', 'Press'],
    ['Winter season', 'Press'],
  ],
  [['', '   ', null, 7], []],
  [
    ['موسم', 'Été', 'été'],
    ['موسم', 'Été'],
  ],
])('normalizeTags turns %j into %j', (given, kept) => expect(normalizeTags(given)).toEqual(kept))
