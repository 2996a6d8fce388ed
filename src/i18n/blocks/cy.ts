import type { blocksMessages as English } from './en'

export const blocksMessages: Record<keyof typeof English, string> = {
  blockHelp_callToAction: 'Pennawd, ychydig eiriau ac un neu ddau fotwm.',
  blockHelp_columns: 'Dwy i bedair colofn gyda thestun a llun yr un.',
  blockHelp_eventList: 'Digwyddiadau i ddod, casgliad neu ddigwyddiadau o’ch dewis.',
  blockHelp_faq: 'Cwestiynau sy’n agor i ddangos eu hatebion.',
  blockHelp_form: 'Un o’ch ffurflenni, i ymwelwyr ei llenwi.',
  blockHelp_gallery: 'Sawl llun ochr yn ochr.',
  blockHelp_hero: 'Agoriad tudalen: pennawd dros lun, gyda dolenni.',
  blockHelp_image: 'Un llun gyda chapsiwn, mor llydan ag y mynnwch.',
  blockHelp_liquid: 'Templed a ysgrifennwyd gan ddatblygwr.',
  blockHelp_peopleList: 'Portreadau ac enwau pobl a ddewiswch.',
  blockHelp_quote: 'Yr hyn a ddywedodd beirniad neu rywun yn y gynulleidfa.',
  blockHelp_reusable: 'Cynnwys a rennir gan sawl tudalen ac a olygir mewn un lle.',
  blockHelp_text: 'Paragraffau gyda phenawdau, rhestrau, dolenni a lluniau.',
  blockHelp_video: 'Fideo o YouTube, Vimeo neu wasanaeth arall.',
}
