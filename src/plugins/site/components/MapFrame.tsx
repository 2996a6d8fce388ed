import { fill } from '../words/siteWords'
import type { View } from '../lib/View'

/**
 * The map of a venue, from an app. Whoever draws it learns of visitors only when they ask for it or have agreed; without
 * the script of the site it is a link.
 */
export function MapFrame({ name, view: { apps, words } }: { name: string; view: View }) {
  const { map } = apps
  if (!map) return null
  const host = map.shown.kind === 'frame' ? new URL(map.shown.src).host : new URL(map.shown.rows[0]?.[0] ?? map.link).host
  return (
    <section aria-label={fill(words.mapOf, { name })} className="map">
      <div className="shown" data-shown="map" data-title={fill(words.mapOf, { name })}>
        <p>
          <a className="button quiet" data-show href={map.link} rel="noreferrer">
            {words.mapShow}
          </a>
        </p>
        <p className="help">{fill(words.mapFrom, { host })}</p>
      </div>
      {map.directions && (
        <p className="links">
          <a href={map.directions} rel="noreferrer">
            {words.directions}
          </a>
        </p>
      )}
    </section>
  )
}
