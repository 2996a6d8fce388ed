import { type Season } from '@/plugins/ticketing/demo/season'
import { respondAsSpektrix } from '@/plugins/ticketing/demo/spektrix'
import { startFake, type Fake } from '../startFake'

export const CLIENT_NAME = 'riverside'

/** Spektrix in web mode: no authentication; an `Authorization` header is ignored. */
export const startSpektrixFake = (season: Season, port = 0): Promise<Fake> =>
  startFake(respondAsSpektrix(season, CLIENT_NAME), port)
