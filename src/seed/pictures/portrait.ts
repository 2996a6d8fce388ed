import { between, pick, randomOf } from '@/seed/writing/random'
import { PALETTES, type PaletteName } from './palettes'
import { circle, svgDocument, ellipse, rect, shape } from './shapes'

const WIDE = 1200
const TALL = 1500
const SKINS = ['#f1d3bd', '#dba985', '#b67a52', '#8a5433', '#5e3722', '#e8bf9b']
const HAIRS = ['#1f1a19', '#3d2a20', '#6e4527', '#a8763f', '#8d8a88', '#d9d4cc']

/** Hairstyles for a head centred at 600, 620. */
const STYLES: ((hair: string) => { behind: string; before: string })[] = [
  (hair) => ({
    before: shape(
      'M392 600C380 400 500 330 610 330C740 330 830 420 808 610C790 520 740 470 640 470C540 470 440 500 392 600Z',
      hair,
    ),
    behind: '',
  }),
  (hair) => ({
    before: shape(
      'M400 590C400 400 520 340 600 340C700 340 800 410 800 590C770 500 720 440 560 440C470 450 420 520 400 590Z',
      hair,
    ),
    behind: shape(
      'M370 600C350 340 520 290 610 290C720 290 860 360 830 640C830 800 880 900 850 980C720 1010 480 1010 350 980C320 900 380 800 370 600Z',
      hair,
    ),
  }),
  (hair) => ({
    before: shape(
      'M396 580C390 430 500 360 600 360C700 360 810 430 804 580C760 480 690 450 600 450C510 450 440 480 396 580Z',
      hair,
    ),
    behind: circle(600, 270, 100, hair),
  }),
  (hair) => ({
    before: '',
    behind: circle(600, 500, 300, hair) + circle(380, 600, 120, hair) + circle(820, 600, 120, hair),
  }),
  (hair) => ({
    before: shape(
      'M394 640C380 560 400 500 430 470C440 540 430 600 420 660ZM806 640C820 560 800 500 770 470C760 540 770 600 780 660Z',
      hair,
    ),
    behind: '',
  }),
  (hair) => ({
    before:
      shape(
        'M390 560C400 420 480 350 620 345C730 345 800 400 812 500C740 470 700 420 640 440C560 470 470 470 390 560Z',
        hair,
      ) +
      shape(
        'M430 700C440 860 520 930 600 930C690 930 760 860 772 700C740 780 690 800 600 800C520 800 460 780 430 700Z',
        hair,
      ),
    behind: '',
  }),
]

/** The portrait of a person as SVG, 1200 x 1500. @param name determines hair, skin and clothes */
export function portrait(name: string, palette: PaletteName): string {
  const random = randomOf(name)
  const p = PALETTES[palette]
  const skin = pick(random, SKINS)
  const { before, behind } = pick(random, STYLES)(pick(random, HAIRS))
  const disc = circle(
    between(random, 460, 740),
    between(random, 560, 700),
    between(random, 430, 520),
    p.mid,
    'opacity="0.75"',
  )
  const coat = pick(random, [p.deep, p.accent])
  const body = [
    rect(0, 0, WIDE, TALL, p.ground),
    disc,
    behind,
    shape('M120 1500C130 1220 300 1130 470 1090L730 1090C900 1130 1070 1220 1080 1500Z', coat),
    shape('M510 800L690 800L700 1090C690 1170 510 1170 500 1090Z', skin),
    shape('M510 850C560 930 640 930 690 850L696 960C640 1010 560 1010 504 960Z', p.deep, 'opacity="0.16"'),
    ellipse(600, 620, 206, 266, skin),
    // A shadow over one half suggests a face without features.
    shape(
      'M600 354C714 354 806 473 806 620C806 767 714 886 600 886C640 800 650 720 636 660L672 640L628 540C640 470 630 400 600 354Z',
      p.deep,
      'opacity="0.2"',
    ),
    before,
    pick(random, [collar(p.light), scarf(p.accent === coat ? p.light : p.accent), '']),
  ]
  return svgDocument(WIDE, TALL, body.join(''))
}

const collar = (fill: string): string => shape('M470 1090L600 1240L730 1090L700 1050L600 1140L500 1050Z', fill)
const scarf = (fill: string): string =>
  shape('M440 1080C520 1150 680 1150 760 1080L780 1160C690 1240 510 1240 420 1160Z', fill) +
  shape('M690 1180L780 1150L830 1480L740 1500Z', fill)
