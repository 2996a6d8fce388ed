import { type Season } from '@/plugins/ticketing/demo/season'
import { answerSpektrix } from '@/plugins/ticketing/demo/spektrix'
import { startFake, type Fake } from '../startFake'

export const CLIENT_NAME = 'riverside'

/** Spektrix in web mode: no authentication; an `Authorization` header is ignored. */
export const startSpektrixFake = (season: Season, port = 0): Promise<Fake> =>
  startFake(answerSpektrix(season, CLIENT_NAME), port)
