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
])('tags %j are kept as %j', (given, kept) => expect(normalizeTags(given)).toEqual(kept))
