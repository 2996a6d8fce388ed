import { labelMessages } from './labels/cy'
import type { ContentMessages } from './types'

export const contentMessages: ContentMessages = {
  changed: 'Newidiwyd',
  created: 'Crëwyd',
  firstPublished: 'Cyhoeddwyd gyntaf',
  headings: { Site: 'Safle', Stories: 'Straeon' },
  labels: labelMessages,
  publication: 'Cyhoeddi',
  types: {
    'access-requests': { plural: 'Ceisiadau am fynediad', singular: 'Cais am fynediad' },
    addons: { plural: 'Ychwanegion', singular: 'Ychwanegyn' },
    apps: { plural: 'Apiau', singular: 'Ap' },
    'audit-log': { plural: 'Cofnod gweithgarwch', singular: 'Cofnod' },
    avatars: { plural: 'Lluniau proffil', singular: 'Llun proffil' },
    blogs: {
      description: 'Lleoedd ar gyfer straeon: newyddion, archif, llythyrau o’r ystafell ymarfer.',
      plural: 'Blogiau',
      singular: 'Blog',
    },
    collaborators: { plural: 'Cydweithredwyr', singular: 'Cydweithredwr' },
    'event-collections': {
      description: 'Digwyddiadau sy’n perthyn gyda’i gilydd: i deuluoedd, y penwythnos hwn, gŵyl.',
      plural: 'Casgliadau digwyddiadau',
      singular: 'Casgliad digwyddiadau',
    },
    'event-instances': {
      description: 'Pob perfformiad unigol, gyda’i amser a’i leoliad.',
      plural: 'Perfformiadau',
      singular: 'Perfformiad',
    },
    events: {
      description: 'Cynyrchiadau, cyngherddau, arddangosfeydd, sgyrsiau: yr hyn y daw pobl i’w weld.',
      plural: 'Digwyddiadau',
      singular: 'Digwyddiad',
    },
    files: { description: 'Rhaglenni, manylebau technegol, ffeiliau i’r wasg.', plural: 'Ffeiliau', singular: 'Ffeil' },
    fonts: { description: 'Ffontiau y gall eich thema eu defnyddio.', plural: 'Ffontiau', singular: 'Ffont' },
    'form-submissions': { plural: 'Atebion ffurflenni', singular: 'Ateb ffurflen' },
    forms: {
      description: 'Ymholiadau, clyweliadau, gwirfoddoli: yr hyn y mae ymwelwyr yn ei anfon atoch.',
      plural: 'Ffurflenni',
      singular: 'Ffurflen',
    },
    'invite-tokens': { plural: 'Gwahoddiadau', singular: 'Gwahoddiad' },
    mails: { plural: 'E-byst', singular: 'E-bost' },
    media: {
      description: 'Lluniau, sain a fideo ar gyfer eich tudalennau a’ch digwyddiadau.',
      plural: 'Cyfryngau',
      singular: 'Eitem gyfryngau',
    },
    menus: {
      description: 'Yr hyn sydd ar frig ac ar waelod pob tudalen o’ch gwefan.',
      plural: 'Dewislenni',
      singular: 'Dewislen',
    },
    memberships: { plural: 'Mynediad i wefannau', singular: 'Mynediad i wefan' },
    organizations: {
      description: 'Cwmnïau, cerddorfeydd, corau, cyllidwyr, partneriaid.',
      plural: 'Sefydliadau',
      singular: 'Sefydliad',
    },
    pages: {
      description: 'Popeth ar eich gwefan nad yw’n ddigwyddiad nac yn stori.',
      plural: 'Tudalennau',
      singular: 'Tudalen',
    },
    people: {
      description: 'Actorion, arweinyddion, cyfansoddwyr, cyfarwyddwyr, staff.',
      plural: 'Pobl',
      singular: 'Person',
    },
    plans: { plural: 'Cynlluniau', singular: 'Cynllun' },
    posts: { description: 'Y straeon eu hunain.', plural: 'Postiadau', singular: 'Postiad' },
    redirects: {
      description: 'Hen gyfeiriadau sy’n arwain at rai newydd.',
      plural: 'Ailgyfeiriadau',
      singular: 'Ailgyfeiriad',
    },
    'reusable-content': {
      description: 'Cynnwys sydd ar sawl tudalen ac a newidir mewn un lle.',
      plural: 'Cynnwys y gellir ei ailddefnyddio',
      singular: 'Cynnwys y gellir ei ailddefnyddio',
    },
    seasons: {
      description: 'Y flwyddyn neu’r hanner blwyddyn y mae rhaglen yn perthyn iddi.',
      plural: 'Tymhorau',
      singular: 'Tymor',
    },
    series: {
      description: 'Cyfresi sy’n rhedeg drwy dymor: tanysgrifiadau, nosweithiau hwyr, cyngherddau teulu.',
      plural: 'Cyfresi',
      singular: 'Cyfres',
    },
    tenants: { plural: 'Safleoedd', singular: 'Safle' },
    themes: { description: 'Golwg eich gwefan.', plural: 'Themâu', singular: 'Thema' },
    'user-roles': { plural: 'Rolau', singular: 'Rôl' },
    users: { plural: 'Defnyddwyr', singular: 'Defnyddiwr' },
    venues: {
      description: 'Ble mae’n digwydd: theatrau, neuaddau, sgwariau.',
      plural: 'Lleoliadau',
      singular: 'Lleoliad',
    },
    works: {
      description: 'Dramâu, symffonïau, bale: yr hyn a berfformir.',
      plural: 'Gweithiau',
      singular: 'Gwaith',
    },
  },
}
