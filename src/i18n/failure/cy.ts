import type { failureMessages as English } from './en'

export const failureMessages: Record<keyof typeof English, string> = {
  databaseAway:
    'Ni ellir cyrraedd y gronfa ddata ar hyn o bryd. Rydych yn dal wedi mewngofnodi, ac nid oes dim a gadwyd gennych wedi’i golli.',
  failedPage:
    'Nid oedd modd dangos y dudalen hon. Rhowch gynnig arall arni; os bydd yn digwydd eto, cysylltwch â’ch darparwr.',
  failedPageTitle: 'Aeth rhywbeth o’i le',
  tryAgain: 'Rhoi cynnig arall arni',
}
