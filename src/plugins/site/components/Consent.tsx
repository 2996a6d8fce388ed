import type { View } from '../lib/View'

/**
 * Asks for cookies. It is hidden until the site's script finds that nobody has answered: without the script nothing is
 * loaded that would have to be asked for.
 */
export function Consent({ view: { apps, site, words } }: { view: View }) {
  // An app that asks does it alone.
  if (!site.cookieBanner.isEnabled || apps.consent) return null
  return (
    <section aria-labelledby="consent-title" className="consent" hidden id="consent">
      <div>
        <h2 id="consent-title">{words.consentTitle}</h2>
        <p>
          {words.consentText} {site.cookieBanner.privacyPolicyUrl && <a href={site.cookieBanner.privacyPolicyUrl}>{words.privacy}</a>}
        </p>
      </div>
      <p className="links">
        <button className="button" data-consent="all" type="button">
          {words.consentYes}
        </button>
        <button className="button quiet" data-consent="needed" type="button">
          {words.consentNo}
        </button>
      </p>
    </section>
  )
}
