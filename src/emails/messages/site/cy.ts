import type { LettersOf, SiteKind } from '../MailMessages'

/** What is announced, before the titles of the events. */
const CHANGES = {
  cancelled: 'Wedi’i ganslo',
  delayed: 'Wedi’i oedi',
  moved: 'Wedi’i symud',
  postponed: 'Wedi’i ohirio',
}

export const siteLetters: LettersOf<SiteKind> = {
  changeAnnounced: ({ count, kind, person, site, title }) => ({
    action: 'Gweld y cyhoeddiad',
    facts: [title, count === 1 ? 'Un perfformiad' : `Perfformiadau: ${count}`],
    footnote: `Rydych yn cael y neges hon am eich bod yn golygu digwyddiadau ${site}. Os na wnewch chi ddim, bydd y newid yn aros fel y’i cyhoeddwyd.`,
    heading: `${CHANGES[kind]}: ${title}`,
    paragraphs: [
      `Mae ${person} wedi cyhoeddi newid i berfformiadau ${site}. Mae’r rheswm, a’r hyn y mae ymwelwyr yn ei ddarllen, gyda’r cyhoeddiad.`,
    ],
    preview: `Mae ${person} wedi cyhoeddi newid i berfformiadau.`,
    subject: `${CHANGES[kind]}: ${title}`,
  }),
  formAnswer: ({ answers, form, visitor }) => ({
    action: 'Darllen yr ateb',
    ...(answers && { facts: answers }),
    footnote: `Rydych yn cael y neges hon am fod y ffurflen “${form}” yn anfon hysbysiadau i’ch cyfeiriad. ${visitor ? 'Bydd eich ateb yn mynd at yr ymwelydd. ' : ''}Os na wnewch chi ddim, bydd yr ateb yn aros lle mae.`,
    heading: `Ateb newydd i “${form}”`,
    paragraphs: [
      answers
        ? `Mae rhywun wedi llenwi’r ffurflen “${form}” ar eich gwefan. Dyma beth ysgrifennwyd:`
        : `Mae rhywun wedi llenwi’r ffurflen “${form}” ar eich gwefan. Er mwyn diogelu eu preifatrwydd, nid yw’r e-bost hwn yn cynnwys yr ateb.`,
    ],
    preview: 'Mae rhywun wedi llenwi ffurflen ar eich gwefan.',
    subject: `Ateb newydd i “${form}”`,
  }),
  isolationBroken: ({ found, product }) => ({
    action: 'Gweld beth a ganfuwyd',
    facts: [found],
    footnote: `Rydych yn cael y neges hon am eich bod yn rheoli ${product}. Mae’r gwiriad yn ailadrodd bob awr, ac yn adrodd eto pan fydd yn canfod llwybr arall.`,
    heading: 'Gallai un safle gyrraedd un arall',
    paragraphs: [
      `Gofynnodd caneri ynysu ${product} am ddogfennau ei safleoedd prawf ei hun, a chyrhaeddodd cyfrif un safle y llall. Gall fod yr un peth yn wir am safleoedd eraill.`,
      'Darganfyddwch beth newidiodd ddiwethaf, ac ystyriwch fynd yn ôl i’r fersiwn flaenorol nes bod yr achos yn hysbys.',
    ],
    preview: 'Canfu’r caneri ynysu wal nad yw’n dal.',
    subject: 'Gallai un safle gyrraedd un arall',
  }),
  welcomeOwner: ({ isNew, product, site }) => ({
    action: isNew ? 'Gosod eich cyfrinair' : 'Agor eich safle',
    footnote: isNew
      ? `Rydych yn cael y neges hon am mai chi yw perchennog ${site}. Mae’r ddolen yn gweithio unwaith, o fewn saith diwrnod; wedi hynny, gofynnwch am gyfrinair newydd ar y dudalen fewngofnodi.`
      : `Rydych yn cael y neges hon am mai chi yw perchennog ${site}. Nid oes dyddiad cau: bydd eich safle’n barod i chi.`,
    heading: `Croeso i ${site}`,
    paragraphs: [
      `Mae eich safle ${site} wedi’i osod ar ${product}.`,
      isNew
        ? 'Dewiswch gyfrinair a dechreuwch gyda’ch tudalen neu’ch digwyddiad cyntaf.'
        : 'Mewngofnodwch fel arfer a dechreuwch gyda’ch tudalen neu’ch digwyddiad cyntaf.',
    ],
    preview: isNew ? 'Dewiswch gyfrinair a dechreuwch.' : 'Mewngofnodwch fel arfer a dechreuwch.',
    subject: `Mae eich safle’n barod: ${site}`,
  }),
}
