import { askGuide } from '@tests/fixtures/chat/guideSite'

describe('The guide about how something is done', () => {
  it.each([
    ['how do i announce a cancellation', '/admin/announcements', null],
    ['can i log in with my fingerprint', '/admin/auth/account', 'Sign in with a passkey'],
    ['how do I set up a passkey', '/admin/auth/account', 'Sign in with a passkey'],
    ['where can I see how many visitors we get', '/admin/visitors', null],
    ['how do I get a new site started with some example pages', '/admin', 'Dashboard'],
    ['can we bring over our old wordpress site', '/admin/old-website', 'Move in with your old website'],
    ['how do I publish several things at the same time at midnight', '/admin/releases', 'Releases'],
    ['can I import our season from excel', '/admin/collections/events', 'Import from a spreadsheet'],
    ['i want to see the keyboard shortcuts', '/admin/help', null],
    ['where is the help', '/admin/help', null],
    ['¿Cómo anuncio una cancelación?', '/admin/announcements', null],
    ['¿Puedo entrar con mi huella?', '/admin/auth/account', 'Sign in with a passkey'],
    ['كيف أعلن عن إلغاء عرض؟', '/admin/announcements', null],
  ])('links to the very screen, with the section of the help about it: %s', async (said, path, heading) => {
    const { text } = await askGuide(said)
    expect(text).toContain(`](${path})`)
    if (heading) expect(text).toContain(`**${heading}**`)
    else expect(text).not.toContain('**')
  })

  it.each([
    ['how do I stop a page showing on google', 'your-website'],
    ['how do I see old versions', 'write-and-publish'],
    ['can two people edit at once', 'work-with-colleagues'],
  ])('leads to the page of the help where no screen is for it: %s', async (said, page) => {
    expect((await askGuide(said)).text).toBe(`See also: [Help](/admin/help/${page}).`)
  })

  it('shows no section that only shares some words, and says where it may be', async () => {
    expect((await askGuide('how do i get an event on the home page')).text).toMatch(
      /^I found nothing about this in the help\. See also: .*\(\[Help\]\(\/admin\/help\)\)\.$/,
    )
  })

  it('says which words of a question neither the screen nor the help has', async () => {
    const said = 'how do I invite staff'
    expect((await askGuide(said)).text).not.toContain('found nothing')
    expect((await askGuide(`${said} by carrier pigeon`)).text).toContain('nothing about “carrier, pigeon”')
  })

  it.each([
    ['how do I set up a passkey', 'passkeys', '/admin/auth/account'],
    ['can we bring over our old wordpress site', 'movingIn', '/admin/old-website'],
    ['how do I publish pages together', 'releases', '/admin/releases'],
  ])('knows no screen of a plugin that is not there: %s', async (said, plugin, path) => {
    expect((await askGuide(said)).text).toContain(`](${path})`)
    const { text } = await askGuide(said, { features: ['performances'].filter((name) => name !== plugin) })
    expect(text).not.toContain(`](${path})`)
  })

  it('says that it did not understand a statement about a screen, and where it may belong', async () => {
    expect((await askGuide('make the logo bigger')).text).toMatch(
      /^I am sorry, I did not understand.*Perhaps.*\/themes\)/,
    )
  })
})
