import type { BoxOfficeResponse, BoxOfficeRequest } from '@/plugins/ticketing/demo/http'
import type { Season } from '@/plugins/ticketing/demo/season'
import { startFake, type Fake } from '../startFake'
import { entriesOf, searchEvents, searchPerformances, writeEvent, writePerformance } from './rows'

export const CREDENTIALS = {
  location: 'Web',
  password: 'pa:ss:word-of-tessitura',
  userGroup: 'WEBAPI',
  username: 'callboard-api',
}

export interface TessituraBehaviour {
  version: '15' | '16'
  /** Whether `Diagnostics/Status` needs no credentials. */
  isStatusOpen: boolean
  isUnwell: boolean
  /** Rejects with an empty body instead of an array of errors. */
  hasEmptyRefusals: boolean
  /** Resources that return 403 for this user. */
  withoutRight: RegExp
}

const BASES = { '15': '/TessituraService', '16': '/tessitura/api' }

const refuse = (status: number, Description: string): BoxOfficeResponse => ({
  json: [{ Code: String(status), Description, Details: null, ErrorPath: null }],
  status,
})

/** Tessitura's REST API. `behaviour` may be changed while it runs. */
export async function startTessituraFake(season: Season, behaviour: TessituraBehaviour, port = 0): Promise<Fake> {
  return startFake((request) => {
    const base = BASES[behaviour.version]
    if (!request.path.startsWith(`${base}/`)) return { status: 404, text: '<html>No such application.</html>' }
    const path = request.path.slice(base.length + 1)
    const isOpen = path === 'Diagnostics/Status' && behaviour.isStatusOpen
    if (!isOpen && !hasCredentials(request))
      return behaviour.hasEmptyRefusals
        ? { contentType: 'application/json', status: 401, text: '' }
        : refuse(401, 'Unauthorized')
    if (behaviour.withoutRight.test(path)) return refuse(403, 'This user has no right to view this resource.')
    const answer = handlePath(season, behaviour, path, request)
    return request.headers.accept?.includes('text/xml') ? { contentType: 'text/xml', text: '<Answer/>' } : answer
  }, port)
}

/** Four parts; the password is everything after the third colon. */
function hasCredentials({ headers }: BoxOfficeRequest): boolean {
  const [scheme, token = ''] = (headers.authorization ?? '').split(' ')
  const [username, userGroup, location, ...password] = Buffer.from(token, 'base64').toString().split(':')
  return (
    scheme === 'Basic' &&
    username === CREDENTIALS.username &&
    userGroup === CREDENTIALS.userGroup &&
    location === CREDENTIALS.location &&
    password.join(':') === CREDENTIALS.password
  )
}

const idsOf = (list: string | null): number[] => (list ?? '').split(',').filter(Boolean).map(Number)

function handlePath(
  season: Season,
  { isUnwell }: TessituraBehaviour,
  path: string,
  { body, method, query }: BoxOfficeRequest,
): BoxOfficeResponse {
  const search = method === 'POST' ? (JSON.parse(body || '{}') as Record<string, unknown>) : {}
  const [resource, id] = [path.replace(/\/\d+$/, ''), Number(/\/(\d+)$/.exec(path)?.[1] ?? NaN)]
  if (path === 'Diagnostics/Status')
    return {
      json: {
        Dependencies: [{ Description: isUnwell ? 'Not connected' : 'Connected', Name: 'Database', Success: !isUnwell }],
        Success: !isUnwell,
        TimeStamp: '2026-01-05T10:07:35.0406347-05:00',
        TimeZone: 'GMT Standard Time',
      },
    }
  if (path === 'TXN/ProductionSeasons/Search' && method === 'POST') return { list: searchEvents(season, search) }
  if (path === 'TXN/Performances/Search' && method === 'POST') return { list: searchPerformances(season, search) }
  if (resource === 'TXN/ProductionSeasons' && !Number.isNaN(id)) {
    const event = season.events.get(id)
    return event ? { json: writeEvent(season, event) } : refuse(404, 'Not found')
  }
  if (path === 'TXN/Performances') {
    const hasFilter = ['performanceIds', 'seasonIds', 'productionSeasonId'].some((name) => query.has(name))
    if (!hasFilter) return refuse(400, 'At least one filter parameter is required.')
    const requestedIds = idsOf(query.get('performanceIds'))
    return {
      json: [...season.instances.values()]
        .filter(({ number }) => requestedIds.includes(number))
        .map((instance) => writePerformance(season, instance)),
    }
  }
  if (path === 'TXN/Performances/ZoneAvailabilities') {
    if (!query.has('performanceIds')) return refuse(400, 'performanceIds is required.')
    const instances = idsOf(query.get('performanceIds')).flatMap((number) => season.instances.get(number) ?? [])
    return {
      json: instances.flatMap(({ isSoldOut, number }) =>
        [1, 2].map((zone) => ({
          AvailableCount: isSoldOut || zone === 2 ? 0 : 12,
          PerformanceId: number,
          Zone: { Description: `Zone ${zone}   `, Id: zone },
        })),
      ),
    }
  }
  if (path === 'TXN/WebContents') {
    if (!query.has('productionElementIds') && !query.has('packageIds'))
      return refuse(400, 'At least one filter parameter is required.')
    const events = idsOf(query.get('productionElementIds')).flatMap((number) => season.events.get(number) ?? [])
    return {
      json: events.map(({ description, number }) => ({
        RequestedOwner: { ElementId: number, Type: 3 },
        WebContents: description
          ? [
              {
                Id: number * 10,
                Owner: { ElementId: number, Type: 3 },
                Type: { Description: 'Synopsis', Id: 4, Inactive: false },
                Value: `<p>${description}</p>`,
              },
            ]
          : [],
      })),
    }
  }
  if (path === 'Finance/MembershipLevels/Summary' && !query.has('membershipOrgId'))
    return refuse(400, 'membershipOrgId is required.')
  const entries = entriesOf(season, path)
  return entries ? { json: entries } : refuse(404, 'Not found')
}
