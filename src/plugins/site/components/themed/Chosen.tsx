import { documentsIn } from '../../../../lib/apps/referencesIn'
import type { ReferenceSetting, SettingValue } from '../../../../lib/apps/settingFields'
import type { View } from '../../lib/View'
import { EventCards } from '../EventCards'
import { PersonCards } from '../PersonCards'
import { Picture } from '../Picture'
import { linksOf } from './linksOf'

interface Props {
  field: ReferenceSetting
  value: SettingValue | undefined
  view: View
}

/** Documents that a theme's field refers to: pictures as they are, several productions or people as cards, all else as links. */
export function Chosen({ field, value, view }: Props) {
  const { library } = view
  const ids = Map.groupBy(documentsIn(field, value), ({ collection }) => collection)
  const of = (collection: string) => (ids.get(collection) ?? []).map(({ id }) => id)
  const [pictures, events, people] = [library.list('media', of('media')), field.isMany ? library.list('events', of('events')) : [], field.isMany ? library.list('people', of('people')) : []]
  const drawn = new Set([...(events.length > 0 ? ['events'] : []), ...(people.length > 0 ? ['people'] : [])])
  const others = linksOf({ ...field, relationTo: [field.relationTo].flat().filter((target) => !drawn.has(target)) }, typed(field, value), view)
  return (
    <>
      {pictures.map((media) => (
        <figure className="figure text" key={media.id}>
          <Picture cut="whole" media={media} sizes="(min-width: 46rem) 42rem, 100vw" />
          {media.caption && <figcaption>{media.caption}</figcaption>}
        </figure>
      ))}
      <EventCards events={events} view={view} />
      <PersonCards people={people} view={view} />
      {others.length > 0 && (
        <ul className="plain">
          {others.map(({ href, title }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** References as fields of several types keep them, each with its type. */
const typed = (field: ReferenceSetting, value: SettingValue | undefined): SettingValue => documentsIn(field, value).map(({ collection, id }) => ({ relationTo: collection, value: id }))
