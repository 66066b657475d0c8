import styles from './UrlText.module.css';

/** A link's address: the part that all links share in grey, the telling part in ink, cut at the start so that the end is seen. */
export function UrlText({ url }: { url: string }) {
  const { shared, telling, query } = splitUrl(url);
  return (
    <span className={styles['url']} title={url}>
      {/* Cutting at the start is done by writing direction; the isolated inside keeps its own. */}
      <bdi dir="ltr">
        {shared}
        <b>{telling}</b>
        {query}
      </bdi>
    </span>
  );
}

/** `…/v5/northlight/` · `NightDistrict/showroom` · `?appVersion=11`. */
function splitUrl(url: string): { shared: string; telling: string; query: string } {
  const [address = '', ...rest] = url.split('?');
  const segments = address.replace(/^https?:\/\/[^/]+\//, '').split('/');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  return { shared: `…/${segments.slice(0, -2).join('/')}/`, telling: segments.slice(-2).join('/'), query };
}
