import type { checklistMessages as English } from './en'

export const checklistMessages: Record<keyof typeof English, string> = {
  checklistAllDone: 'Mae popeth wedi’i wneud. Mae eich safle’n barod i ymwelwyr.',
  checklistDone: '{{done}} o {{total}} wedi’u gwneud',
  checklistHelp:
    'Paratowch eich safle mewn unrhyw drefn. Caiff pob cam ei dicio unwaith y bydd wedi’i wneud, pwy bynnag sy’n ei wneud.',
  checklistHelp_address:
    'Mae ymwelwyr yn gweld y cyfeiriad gyda phob digwyddiad yno. Cyhoeddwch un gyda’i stryd a’i ddinas.',
  checklistHelp_colleague: 'Gall sawl person weithio ar yr un pryd heb golli newidiadau.',
  checklistHelp_domain: 'Bydd ymwelwyr wedyn yn dod o hyd i chi o dan eich enw eich hun.',
  checklistHelp_event: 'Mae teitl a llun yn ddigon i ddechrau; daw’r perfformiadau wedyn.',
  checklistHelp_home: 'Y dudalen gyda’r cyfeiriad “home” yw’r un y mae ymwelwyr yn ei gweld gyntaf.',
  checklistHelp_logo: 'Mae eich cydweithwyr yn adnabod y safle wrtho.',
  checklistHelp_name: 'Mae’n ymddangos ar bob tudalen ac ym mhob e-bost: {{name}}',
  checklistPutAway: 'Cuddio',
  checklistPutAwayFailed: 'Nid oedd modd cadw hyn. Rhowch gynnig arall arni.',
  checklistShow: 'Dangos y camau cyntaf',
  checklistStepDone: 'Wedi’i wneud',
  checklistStepOpen: 'I’w wneud',
  checklistStep_address: 'Ychwanegwch eich lleoliadau',
  checklistStep_colleague: 'Gwahoddwch gydweithiwr',
  checklistStep_domain: 'Cysylltwch eich parth',
  checklistStep_event: 'Cyhoeddwch eich digwyddiad cyntaf',
  checklistStep_home: 'Cyhoeddwch eich tudalen gartref',
  checklistStep_logo: 'Ychwanegwch eich logo',
  checklistStep_name: 'Gwiriwch enw eich safle',
  checklistTitle: 'Camau cyntaf',
  checklistHelp_look:
    'Mae ymwelwyr yn eich adnabod trwyddynt. Dewiswch arddull, yna eich lliwiau a’ch llythrennau eich hun.',
  checklistStep_look: 'Dewis lliwiau a ffontiau',
  checklistUnfold: 'Dangos pob cam',
}
