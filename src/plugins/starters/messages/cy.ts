import type { en } from './en'

export const cy: Record<keyof typeof en, string> = {
  activityStarterChosen: 'Dechreuodd y wefan gyda’r man cychwyn “{{starter}}”',
  activityStarterRemoved_one: 'Tynnodd y man cychwyn: {{count}} ddogfen',
  activityStarterRemoved_other: 'Tynnodd y man cychwyn: {{count}} dogfen',
  starterArtsCentre: 'Canolfan gelfyddydau',
  starterArtsCentreHelp: 'Gwyn a gwyrdd, llythrennau clir, digwyddiadau fel rhestr. Gyda thudalennau llogi a chaffi.',
  starterBegan: 'Dechreuodd eich gwefan gyda’r man cychwyn “{{starter}}”',
  starterBeganHelp:
    'Mae’r hafan yn fyw. Drafftiau i chi eu cwblhau yw’r tudalennau eraill; mae’r ddewislen yn dangos pob un ar ôl ei chyhoeddi.',
  starterChange: 'Dewis un arall',
  starterChoose: 'Dechrau gyda “{{starter}}”',
  starterChosen: 'Mae eich gwefan nawr yn dechrau gyda’r man cychwyn “{{starter}}”.',
  starterConcertHall: 'Neuadd gyngerdd',
  starterConcertHallHelp: 'Glas dwfn ar lwyd golau, penawdau main, digon o le. Gyda thudalen ddysgu.',
  starterFailed: 'Nid oedd modd newid y man cychwyn. Rhowch gynnig arall arni.',
  starterFestival: 'Gŵyl',
  starterFestivalHelp: 'Melyn cynnes a magenta, penawdau cul a chryf. Gyda thudalennau tocynnau a gwirfoddolwyr.',
  starterHelp:
    'Tudalennau, dewislenni, testunau a lliwiau i ddechrau. Gallwch newid popeth, a thynnu’r man cychwyn ar unwaith.',
  starterKept_one: 'Mae {{count}} ddogfen yn aros, am fod rhywun wedi ei newid neu’n ei defnyddio: {{titles}}',
  starterKept_other: 'Mae {{count}} dogfen yn aros, am fod rhywun wedi eu newid neu’n eu defnyddio: {{titles}}',
  starterPages: 'Y tudalennau arferol, fel drafftiau',
  starterPagesHelp: 'Y tudalennau sydd gan bron bob gwefan, heb liwiau.',
  starterRemove: 'Tynnu’r man cychwyn',
  starterRemoved_one: 'Tynnwyd {{count}} ddogfen o’r man cychwyn.',
  starterRemoved_other: 'Tynnwyd {{count}} dogfen o’r man cychwyn.',
  starterRemoveHelp:
    'Caiff yr hyn nad oes neb wedi ei newid ei ddileu, gyda’r dewislenni a’r lliwiau. Mae’r hyn a newidiwyd yn aros.',
  starterSiteInUse: 'Mae gan y wefan hon ei chynnwys ei hun eisoes. Ar gyfer gwefannau gwag y mae mannau cychwyn.',
  starterTheatre: 'Theatr',
  starterTheatreHelp: 'Hufen a choch tywyll, penawdau llyfr, posteri. Gyda thudalen i grwpiau ac ysgolion.',
  starterTitle: 'Dechrau gyda man cychwyn',
}
