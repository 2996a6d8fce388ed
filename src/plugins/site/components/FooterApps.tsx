import { NEWSLETTER_PATH } from '../look/files'
import { newsletterOutcome } from '../lib/apps/newsletterOutcome'
import { PROOF_FIELD, TRAP_FIELD } from '../lib/forms/FormState'
import type { View } from '../lib/View'

/** What apps add to the end of every page: a way to give, and the newsletter. */
export function FooterApps({ path, view }: { path: string; view: View }) {
  const { apps, words } = view
  if (!apps.donation && !apps.newsletter) return null
  return (
    <div className="offers">
      {apps.donation && (
        <div className="shown" data-shown="donation" data-title={apps.donation.label ?? words.donate}>
          <a className="button quiet" data-show={apps.donation.form ? true : undefined} href={apps.donation.link} rel="noreferrer">
            {apps.donation.label ?? words.donate}
          </a>
        </div>
      )}
      {apps.newsletter && <Newsletter path={path} view={view} />}
    </div>
  )
}

function Newsletter({ path, view: { apps, newsletter, words } }: { path: string; view: View }) {
  const { isHere = false, link = '' } = apps.newsletter ?? {}
  const elsewhere = (
    <a className={isHere ? undefined : 'button quiet'} href={link} rel="noreferrer">
      {words.newsletterForm}
    </a>
  )
  if (!isHere) return elsewhere
  const outcome = newsletterOutcome(newsletter)
  return (
    <section aria-labelledby="newsletter-title" id="newsletter">
      <h2 id="newsletter-title">{words.newsletter}</h2>
      {outcome && (
        <p className={outcome.isGood ? undefined : 'problem'} role={outcome.isGood ? 'status' : 'alert'}>
          {words[outcome.word]} {!outcome.isGood && elsewhere}
        </p>
      )}
      {!outcome?.isGood && (
        <form action={NEWSLETTER_PATH} data-guarded={apps.guard ? true : undefined} method="post">
          <input name="next" type="hidden" value={path} />
          {apps.guard && <input name={PROOF_FIELD} type="hidden" value="" />}
          <input aria-hidden="true" autoComplete="off" className="trap" name={TRAP_FIELD} tabIndex={-1} type="text" />
          <label htmlFor="newsletter-email">{words.newsletterEmail}</label>
          <input autoComplete="email" id="newsletter-email" maxLength={254} name="email" required type="email" />
          <button className="button" type="submit">
            {words.newsletterSend}
          </button>
        </form>
      )}
    </section>
  )
}
