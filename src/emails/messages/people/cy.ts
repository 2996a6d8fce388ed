import type { LettersOf, PeopleKind } from '../MailMessages'

export const peopleLetters: LettersOf<PeopleKind> = {
  accessRemoved: ({ product, site }) => ({
    footnote: `Does dim i’w wneud. Os ydych yn meddwl mai camgymeriad yw hyn, cysylltwch â’r bobl roeddech yn gweithio gyda nhw yn ${site}.`,
    heading: `Mae eich mynediad i ${site} wedi dod i ben`,
    paragraphs: [
      `Mae’r bobl sy’n gofalu am ${site} wedi dileu eich mynediad. Ni allwch ei agor ar ${product} mwyach.`,
      'Rydych yn cadw eich cyfrif a’ch mynediad i safleoedd eraill.',
    ],
    preview: 'Rydych yn cadw eich cyfrif a’ch mynediad i safleoedd eraill.',
    subject: `Nid oes gennych fynediad i ${site} mwyach`,
  }),
  collaboratorApproved: ({ organisation, product, site }) => ({
    action: 'Agor y safle',
    footnote: `Rydych yn cael y neges hon am eich bod yn perthyn i ${organisation}. Does dim rhaid i chi wneud dim.`,
    heading: `Gallwch nawr weithio ar ${site}`,
    paragraphs: [
      `Mae’r bobl sy’n gofalu am ${site} wedi cymeradwyo cais ${organisation}. Gallwch agor y safle ar ${product} o hyn ymlaen.`,
    ],
    preview: 'Cafodd eich cais ei gymeradwyo.',
    subject: `Gallwch nawr weithio ar ${site}`,
  }),
  collaboratorDeclined: ({ organisation, site }) => ({
    footnote: `Rydych yn cael y neges hon am eich bod yn perthyn i ${organisation}. Does dim i’w wneud. Os ydych yn meddwl mai camgymeriad yw hyn, cysylltwch â’r bobl rydych yn eu hadnabod yn ${site}.`,
    heading: 'Cafodd eich cais ei wrthod',
    paragraphs: [
      `Mae’r bobl sy’n gofalu am ${site} wedi gwrthod cais ${organisation}. Nid oes gan neb yn ${organisation} fynediad i’r safle.`,
    ],
    preview: 'Does dim i’w wneud.',
    subject: `Cafodd eich cais ei wrthod gan ${site}`,
  }),
  collaboratorRequest: ({ organisation, site }) => ({
    action: 'Ateb y cais',
    footnote: `Rydych yn cael y neges hon am eich bod yn rheoli pobl ${site}. Os na wnewch chi ddim, bydd y cais yn aros ac ni roddir mynediad.`,
    heading: `Mae rhywun yn gofyn am fynediad i ${site}`,
    paragraphs: [
      `Hoffai’r sefydliad ${organisation} weithio gyda chi ar ${site}.`,
      'Cymeradwywch y cais a dewiswch yr hyn y gall ei aelodau ei wneud, neu ei wrthod. Tan hynny, nid oes ganddynt fynediad i’ch safle.',
    ],
    preview: `Oddi wrth ${organisation}. Nid oes ganddynt fynediad nes i chi ei gymeradwyo.`,
    subject: `Cais am fynediad i ${site}`,
  }),
  invitation: ({ inviter, isAgain, product, role, site }) => ({
    action: 'Derbyn y gwahoddiad',
    footnote: `Mae’r ddolen yn gweithio unwaith, o fewn saith diwrnod. Os na wnewch chi ddim, daw’r gwahoddiad i ben ac ni fydd dim yn newid. Os nad ydych yn adnabod ${site}, gallwch anwybyddu’r e-bost hwn.`,
    heading: `Ymuno â ${site}`,
    paragraphs: [
      role
        ? `Mae ${inviter} yn eich gwahodd i ymuno â ${site} ar ${product}. Eich rôl yw “${role}”.`
        : `Mae ${inviter} yn eich gwahodd i ymuno â ${site} ar ${product}, fel gweinyddwr.`,
      `Mae ${site} yn rhedeg ei wefan a’i ddigwyddiadau yno. Os nad oes gennych gyfrif eto, byddwch yn dewis cyfrinair; fel arall, mewngofnodwch fel arfer.`,
      ...(isAgain ? ['Nid yw’r ddolen yn yr e-bost blaenorol yn gweithio mwyach.'] : []),
    ],
    preview: isAgain
      ? 'Gyda dolen newydd. Mae’n gweithio am saith diwrnod.'
      : 'Mae’r ddolen yn gweithio am saith diwrnod.',
    subject: isAgain ? `Nodyn atgoffa: cawsoch wahoddiad i ${site}` : `Cawsoch wahoddiad i ${site}`,
  }),
  ownershipTransferred: ({ from, isNewOwner, site, to }) =>
    isNewOwner
      ? {
          action: 'Agor y safle',
          footnote:
            'Does dim rhaid i chi wneud dim. Os nad ydych am gael hyn, gallwch drosglwyddo’r safle i weinyddwr arall ar unrhyw adeg.',
          heading: `Chi yw perchennog ${site} bellach`,
          paragraphs: [
            from
              ? `Chi yw perchennog ${site} o hyn ymlaen. Tan nawr, ${from} oedd y perchennog.`
              : `Chi yw perchennog ${site} o hyn ymlaen.`,
            'Dim ond chi, fel y perchennog, all wneud pobl yn weinyddwyr a throsglwyddo’r safle.',
          ],
          preview: 'Does dim rhaid i chi wneud dim.',
          subject: `Chi yw perchennog ${site} bellach`,
        }
      : {
          action: 'Agor y safle',
          footnote:
            'Os gwnaethoch gytuno i hyn, does dim i’w wneud. Os na wnaethoch, newidiwch eich cyfrinair nawr a rhowch wybod i ddarparwr eich safle.',
          heading: `Perchennog newydd ${site}`,
          paragraphs: [`O hyn ymlaen ${to} yw perchennog ${site}. Rydych yn dal yn weinyddwr ar y safle.`],
          preview: 'Os gwnaethoch gytuno i hyn, does dim i’w wneud.',
          subject: `Perchennog newydd ${site}`,
        },
  roleChanged: ({ role, site }) => ({
    action: 'Agor y safle',
    footnote: `Does dim rhaid i chi wneud dim. Os nad oeddech yn disgwyl hyn, gofynnwch i’r bobl sy’n gofalu am ${site}.`,
    heading: `Mae eich rôl yn ${site} wedi newid`,
    paragraphs: [
      role ? `Yn ${site}, eich rôl bellach yw “${role}”.` : `Yn ${site}, rydych bellach yn weinyddwr.`,
      'Gall yr hyn y gallwch ei weld a’i newid fod yn wahanol o hyn ymlaen.',
    ],
    preview: role ? `“${role}” yw hi bellach.` : 'Rydych bellach yn weinyddwr.',
    subject: `Mae eich rôl wedi newid yn ${site}`,
  }),
}
