import type { en } from './en'

/** Testunau allweddi mynediad. */
export const cy: Record<keyof typeof en, string> = {
  activityPasskeyAdded: 'Ychwanegwyd yr allwedd mynediad “{{name}}”',
  activityPasskeyBlocked: 'Cafodd yr allwedd mynediad “{{name}}” ei rhwystro: mae copi ohoni’n bod',
  activityPasskeyEnded: 'Daeth yr allwedd mynediad “{{name}}” i ben',
  activityPasskeyRenamed: 'Ailenwyd yr allwedd mynediad “{{previous}}” yn “{{name}}”',
  activityPasskeyRule: 'Newidiwyd a yw allwedd mynediad ar ei phen ei hun yn mewngofnodi',
  activityPasskeysEnded: 'Daeth pob allwedd mynediad a sesiwn arall i ben',
  passkeyAdd: 'Ychwanegu allwedd mynediad',
  passkeyAdded: 'Ychwanegwyd yr allwedd mynediad',
  passkeyAddFirstHelp:
    'Mae eich allwedd mynediad gyntaf yn troi mewngofnodi dau gam ymlaen: ni fydd eich cyfrinair yn ddigon ar ei ben ei hun, a byddwch yn cael codau wrth gefn. Yna bydd eich dyfais yn gofyn i chi ei datgloi, er enghraifft ag ôl bys.',
  passkeyAddHelp: 'Yna bydd eich dyfais yn gofyn i chi ei datgloi, er enghraifft ag ôl bys.',
  passkeyAfterReset:
    'Cafodd eich cyfrinair ei ailosod: mewngofnodwch unwaith ag e-bost a chyfrinair, ac yna defnyddiwch yr allwedd mynediad hon.',
  passkeyAfterResetOf: 'mae angen eich cyfrinair newydd arni unwaith',
  passkeyBlocked: 'Wedi’i rhwystro: mae copi ohoni’n bod',
  passkeyBlockedHelp:
    'Mae llofnod yn dangos bod copi o “{{name}}” yn bod. Nid yw’n mewngofnodi mwyach: dewch â hi i ben ac ychwanegwch un newydd.',
  passkeyBlockedNotice: 'Cafodd yr allwedd mynediad “{{name}}” ei rhwystro',
  passkeyCancelled: 'Ni ddefnyddiwyd allwedd mynediad. Rhowch gynnig arall arni, neu dewiswch ffordd arall.',
  passkeyEnd: 'Dod i ben',
  passkeyEndAll: 'Dod â phob un i ben ac allgofnodi mewn mannau eraill',
  passkeyEndAllHelp:
    'Ar gyfer pan allai rhywun arall fod wedi cael mynediad i’ch cyfrif. Mae pob allwedd mynediad yn peidio â gweithio, ac rydych yn cael eich allgofnodi ar bob dyfais arall. Heb ap dilysu, caiff mewngofnodi dau gam ei ddiffodd. Wedyn dewiswch gyfrinair newydd.',
  passkeyEnded: 'Daeth yr allwedd mynediad i ben',
  passkeyEndedAll: 'Daeth pob allwedd mynediad i ben, ac rydych wedi’ch allgofnodi mewn mannau eraill',
  passkeyEndHelp:
    'Nid yw’n mewngofnodi mwyach. Os mai hi yw’r olaf ac nad oes gennych ap dilysu, caiff mewngofnodi dau gam ei ddiffodd.',
  passkeyEndOf: 'Dod â’r allwedd mynediad “{{name}}” i ben',
  passkeyFailed: 'Doedd dim modd defnyddio’r allwedd mynediad. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.',
  passkeyKnown:
    'Mae gan y ddyfais hon allwedd mynediad i’ch cyfrif yn barod. Dewiswch ddyfais arall, neu dewch â’r allwedd honno i ben yn gyntaf.',
  passkeyMade: 'Ychwanegwyd {{at}}',
  passkeyName: 'Enw',
  passkeyNameHelp: 'Er mwyn i chi ei hadnabod yn nes ymlaen, er enghraifft “Gliniadur y swyddfa”.',
  passkeyNeedsPassword:
    'Mae un o’ch gwefannau yn gofyn am eich cyfrinair hefyd: mewngofnodwch ag e-bost a chyfrinair, ac yna defnyddiwch eich allwedd mynediad.',
  passkeyNever: 'heb ei defnyddio',
  passkeyNone: 'Does gennych chi ddim allweddi mynediad.',
  passkeyRefusedMany: 'Gallwch gael {{most}} allwedd mynediad ar y mwyaf. Dewch ag un i ben yn gyntaf.',
  passkeyRefusedNew: 'Doedd dim modd ychwanegu’r allwedd mynediad hon. Dechreuwch eto.',
  passkeyRename: 'Ailenwi',
  passkeyRenamed: 'Ailenwyd yr allwedd mynediad',
  passkeyRenameOf: 'Ailenwi’r allwedd mynediad “{{name}}”',
  passkeyResponse: 'Ateb y ddyfais',
  passkeyRule: 'Allweddi mynediad',
  passkeyRuleHelp:
    'Mae allwedd mynediad yn cyfrif fel mewngofnodi dau gam, oherwydd bod y ddyfais yn gofyn am ôl bys, wyneb neu PIN. Penderfynwch a yw’n ddigon ar ei phen ei hun.',
  passkeyRuleSaved: 'Cadwyd',
  passkeyRuleSwitch: 'Gofyn am y cyfrinair cyn yr allwedd mynediad',
  passkeyRuleSwitchHelp: 'Yn berthnasol o’r mewngofnodi nesaf i bawb sy’n gweithio yn y wefan hon.',
  passkeysHelp: 'Mewngofnodwch â’ch ôl bys, eich wyneb neu PIN eich dyfais yn lle cyfrinair a chod.',
  passkeySignIn: 'Mewngofnodi ag allwedd mynediad',
  passkeysTitle: 'Allweddi mynediad',
  passkeyUnsupported: 'Nid yw’r porwr hwn yn cefnogi allweddi mynediad.',
  passkeyUse: 'Defnyddio allwedd mynediad',
  passkeyUsed: 'defnyddiwyd ddiwethaf {{at}}',
  passkeyUseDone: 'Cadarnhawyd yr allwedd mynediad',
  passkeyWrong:
    'Nid yw’r allwedd mynediad hon yn mewngofnodi yma. Rhowch gynnig ar un arall, neu mewngofnodwch â’ch cyfrinair.',
}
