import type { AccountKind, LettersOf } from '../MailMessages'

export const accountLetters: LettersOf<AccountKind> = {
  addressAsked: ({ address, product }) => ({
    action: 'Agor eich cyfrif',
    footnote:
      'Os mai chi oedd hyn, does dim i’w wneud yma. Os nad chi, newidiwch eich cyfrinair nawr: bydd hynny’n atal y newid hefyd.',
    heading: 'Cyfeiriad arall i’ch cyfrif?',
    paragraphs: [
      `Mae rhywun, chi gobeithio, wedi gofyn am newid cyfeiriad e-bost eich cyfrif ${product} i ${address}. Nes iddo gael ei gadarnhau yno, bydd eich cyfrif yn cadw ei gyfeiriad presennol.`,
    ],
    preview: 'Os nad chi oedd hyn, newidiwch eich cyfrinair nawr.',
    subject: 'Gofynnodd rhywun am newid eich cyfeiriad e-bost',
  }),
  addressChanged: ({ address, product }) => ({
    footnote:
      'Os mai chi oedd hyn, does dim i’w wneud. Os nad chi, efallai bod rhywun arall yn defnyddio’ch cyfrif: rhowch wybod ar unwaith i’r bobl sy’n rhedeg eich safle.',
    heading: 'Mae gan eich cyfrif gyfeiriad e-bost newydd',
    paragraphs: [
      `Mae eich cyfrif ${product} bellach yn defnyddio’r cyfeiriad e-bost ${address}. Defnyddiwch hwn i fewngofnodi o hyn ymlaen; bydd negeseuon e-bost yn mynd yno yn lle yma.`,
    ],
    preview: 'Defnyddiwch y cyfeiriad newydd i fewngofnodi o hyn ymlaen.',
    subject: 'Mae gan eich cyfrif gyfeiriad e-bost newydd',
  }),
  changeAddress: ({ product }) => ({
    action: 'Defnyddio’r cyfeiriad hwn',
    footnote:
      'Os na wnewch chi ddim, bydd eich cyfrif yn cadw ei gyfeiriad presennol. Os nad ydych yn adnabod y cais hwn, gallwch anwybyddu’r e-bost hwn.',
    heading: 'Ai hwn yw eich cyfeiriad newydd?',
    paragraphs: [
      `Mae rhywun, chi gobeithio, am ddefnyddio’r cyfeiriad hwn ar gyfer eu cyfrif ${product}.`,
      'Ar ôl i chi ei gadarnhau, defnyddiwch ef i fewngofnodi.',
    ],
    preview: 'Nes i chi ei gadarnhau, bydd eich cyfrif yn cadw ei gyfeiriad presennol.',
    subject: 'Cadarnhewch eich cyfeiriad newydd',
  }),
  newSignIn: ({ at, device, network, product }) => ({
    action: 'Gweld ble rydych wedi mewngofnodi',
    facts: [`Dyfais: ${device}`, `Rhwydwaith: ${network}`, `Amser: ${at}`],
    footnote:
      'Os mai chi oedd hyn, does dim i’w wneud. Os nad chi, dewch â’r sesiwn honno i ben a newidiwch eich cyfrinair nawr.',
    heading: 'Ai chi oedd hyn?',
    paragraphs: [`Mewngofnododd rhywun i’ch cyfrif ${product} o ddyfais newydd.`],
    preview: 'O ddyfais newydd. Ai chi oedd hyn?',
    subject: 'Mewngofnodi newydd i’ch cyfrif',
  }),
  resetPassword: ({ askedBy, product }) => ({
    action: 'Dewis cyfrinair newydd',
    footnote:
      'Mae’r ddolen yn gweithio unwaith, o fewn awr. Os na wnewch chi ddim, bydd eich cyfrinair yn aros yr un fath.',
    heading: 'Dewis cyfrinair newydd',
    paragraphs: [
      askedBy
        ? `Anfonodd ${askedBy} y ddolen hon atoch, er mwyn i chi allu dewis cyfrinair newydd ar gyfer eich cyfrif ${product}.`
        : `Gofynnodd rhywun, chi gobeithio, am gyfrinair newydd ar gyfer eich cyfrif ${product}.`,
    ],
    preview: 'Mae’r ddolen yn gweithio am awr.',
    subject: 'Dewis cyfrinair newydd',
  }),
  secondFactor: ({ isOn, product }) =>
    isOn
      ? {
          action: 'Agor eich cyfrif',
          footnote: 'Os mai chi oedd hyn, does dim i’w wneud. Os nad chi, newidiwch eich cyfrinair nawr.',
          heading: 'Mae mewngofnodi dau gam ymlaen',
          paragraphs: [
            `O hyn ymlaen, bydd angen eich cyfrinair a chod o’ch ap dilysu i fewngofnodi i’ch cyfrif ${product}.`,
            'Cadwch y codau wrth gefn yn rhywle y gallwch ei gyrraedd heb eich ffôn.',
          ],
          preview: 'Bydd angen cod i fewngofnodi o hyn ymlaen.',
          subject: 'Mae mewngofnodi dau gam ymlaen',
        }
      : {
          action: 'Agor eich cyfrif',
          footnote:
            'Os mai chi oedd hyn, does dim i’w wneud. Os nad chi, newidiwch eich cyfrinair nawr a throwch fewngofnodi dau gam ymlaen eto.',
          heading: 'Mae mewngofnodi dau gam wedi’i ddiffodd',
          paragraphs: [`O hyn ymlaen, dim ond eich cyfrinair fydd ei angen i fewngofnodi i’ch cyfrif ${product}.`],
          preview: 'Dim ond eich cyfrinair fydd ei angen i fewngofnodi o hyn ymlaen.',
          subject: 'Mae mewngofnodi dau gam wedi’i ddiffodd',
        },
  passkeyAdded: ({ passkey, product }) => ({
    action: 'Agor eich cyfrif',
    footnote:
      'Os mai chi oedd hyn, does dim i’w wneud. Os nad chi, rhowch ddiwedd ar yr allwedd mynediad, allgofnodwch ym mhobman a dewiswch gyfrinair newydd.',
    heading: 'Ychwanegwyd allwedd mynediad',
    paragraphs: [
      `Mae’r allwedd mynediad “${passkey}” bellach yn mewngofnodi i’ch cyfrif ${product}. Nid yw’r cyfrinair yn unig yn ddigon mwyach: mae angen allwedd mynediad, cod neu god wrth gefn hefyd.`,
    ],
    preview: 'Mae allwedd mynediad newydd yn mewngofnodi i’ch cyfrif.',
    subject: 'Ychwanegwyd allwedd mynediad',
  }),
  passkeyBlocked: ({ passkey, product }) => ({
    action: 'Agor eich cyfrif',
    footnote: 'Os nad ydych yn adnabod hyn, allgofnodwch ym mhobman a dewiswch gyfrinair newydd.',
    heading: 'Rhwystrwyd allwedd mynediad',
    paragraphs: [
      `Nid yw’r allwedd mynediad “${passkey}” yn mewngofnodi i’ch cyfrif ${product} mwyach: mae llofnod yn dangos bod copi ohoni’n bodoli. Rhowch ddiwedd arni yn eich cyfrif, ac ychwanegwch un newydd.`,
    ],
    preview: 'Mae’n ymddangos bod copi o’r allwedd mynediad.',
    subject: 'Rhwystrwyd allwedd mynediad',
  }),
  passkeyEnded: ({ passkey, product }) => ({
    action: 'Agor eich cyfrif',
    footnote:
      'Os mai chi oedd hyn, does dim i’w wneud. Os nad chi, allgofnodwch ym mhobman a dewiswch gyfrinair newydd.',
    heading: passkey ? 'Daeth allwedd mynediad i ben' : 'Daeth pob allwedd mynediad i ben',
    paragraphs: [
      passkey
        ? `Nid yw’r allwedd mynediad “${passkey}” yn mewngofnodi i’ch cyfrif ${product} mwyach.`
        : `Nid oes unrhyw allwedd mynediad yn mewngofnodi i’ch cyfrif ${product} mwyach, ac rydych wedi’ch allgofnodi ar bob dyfais arall.`,
    ],
    preview: passkey ? 'Nid yw’n mewngofnodi i’ch cyfrif mwyach.' : 'Nid ydynt yn mewngofnodi i’ch cyfrif mwyach.',
    subject: passkey ? 'Daeth allwedd mynediad i ben' : 'Daeth pob allwedd mynediad i ben',
  }),
  sessionsEnded: ({ product }) => ({
    action: 'Mewngofnodi',
    footnote:
      'Os nad ydych yn gwybod pam, gofynnwch i’r bobl sy’n rhedeg eich safle. Os ydych yn meddwl bod rhywun arall yn gwybod eich cyfrinair, dewiswch un newydd.',
    heading: 'Cawsoch eich allgofnodi ym mhobman',
    paragraphs: [
      `Daeth y bobl sy’n rhedeg ${product} â’ch sesiynau ar bob dyfais i ben. Nid yw eich cyfrinair wedi newid: mewngofnodwch ag ef i barhau â’ch gwaith.`,
    ],
    preview: 'Mewngofnodwch i barhau â’ch gwaith.',
    subject: 'Cawsoch eich allgofnodi ym mhobman',
  }),
  verifyAddress: ({ product }) => ({
    action: 'Fy nghyfeiriad i yw hwn',
    footnote:
      'Mae’r ddolen yn gweithio am ddiwrnod. Os na wnewch chi ddim, bydd y cyfeiriad yn aros heb ei gadarnhau. Os nad ydych yn adnabod y cais hwn, gallwch anwybyddu’r e-bost hwn.',
    heading: 'Ai eich cyfeiriad chi yw hwn?',
    paragraphs: [
      `Cadarnhewch mai chi biau’r cyfeiriad hwn, er mwyn i ${product} allu cysylltu â chi ac i chi allu dewis cyfrinair newydd os bydd angen un arnoch.`,
    ],
    preview: 'Mae’r ddolen yn gweithio am ddiwrnod.',
    subject: 'Cadarnhewch eich cyfeiriad',
  }),
}
