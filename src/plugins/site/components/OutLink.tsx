/** A link that leaves the site. */
export const OutLink = ({ address, word }: { address: string | null | undefined; word: string }) =>
  address ? (
    <p className="links">
      <a className="button quiet" href={address} rel="noreferrer">
        {word}
      </a>
    </p>
  ) : null
