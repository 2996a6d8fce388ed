import type { uploadsMessages as en } from './en'

export const uploadsMessages: typeof en = {
  uploadAnimationTooLarge: 'Mae’r animeiddiad hwn yn rhy fawr. Defnyddiwch un llai, gyda llai o fframiau, neu fideo.',
  uploadCropInvalid: 'Mae’r tocio hwn y tu allan i’r llun. Dewiswch ef eto.',
  uploadDamaged:
    'Ni ellir darllen y llun hwn. Mae’n ymddangos bod y ffeil yn anghyflawn neu wedi’i difrodi. Copïwch hi eto, neu ei hagor mewn rhaglen arall a’i chadw fel un o’r rhain: {{pictures}}.',
  uploadFocalPointInvalid: 'Rhaid i’r canolbwynt fod y tu mewn i’r llun: o 0 i 100 y cant o’i led a’i uchder.',
  uploadOneAtATime: 'Newidiwch ffeil un ddogfen ar y tro.',
  uploadPdfDamaged: 'Ni ellir darllen y PDF hwn. Mae’n ymddangos bod y ffeil yn anghyflawn: allforiwch hi eto.',
  uploadServerBusy:
    'Mae llawer o ffeiliau’n cael eu llwytho i fyny ar hyn o bryd. Rhowch gynnig arall arni mewn eiliad.',
  uploadSiteBusy:
    'Mae eich safle’n llwytho llawer o ffeiliau i fyny ar hyn o bryd. Rhowch gynnig arall arni pan fydd rhai ohonynt wedi gorffen.',
  uploadSvgDamaged: 'Ni ellir darllen yr SVG hwn. Allforiwch ef eto.',
  uploadSvgTooComplex: 'Mae’r SVG hwn yn rhy gymhleth. Symleiddiwch ef, neu ei lwytho i fyny fel PNG.',
  uploadSvgTooLarge: 'Dewiswch SVG sy’n llai na {{megabytes}}MB, neu ei lwytho i fyny fel PNG.',
  uploadTooLarge: 'Mae’r llun hwn yn rhy fawr. Defnyddiwch un o {{megapixels}} megapicsel ar y mwyaf.',
  uploadTooLongAndNarrow:
    'Mae’r llun hwn yn rhy hir a chul. Gall ei ochr hiraf fod hyd at {{ratio}} gwaith hyd yr un fyrraf.',
  uploadTooLongSide: 'Mae’r llun hwn yn rhy hir. Gall pob ochr fod hyd at {{pixels}} picsel.',
  uploadTooMuchWork: 'Mae’r llun hwn yn cymryd gormod o amser i’w brosesu. Allforiwch ef eto gyda llai o bicseli.',
  uploadUnsupported: 'Ni dderbynnir y math hwn o ffeil. Cadwch neu allforiwch hi fel un o’r rhain: {{types}}.',
}
