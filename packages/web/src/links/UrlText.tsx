import styles from './UrlText.module.css';

/**
 * A link's URL: the part all links share in grey, the rest in ink, cut at the start to keep the end
 * visible.
 */
export function UrlText({ url }: { url: string }) {
  const { shared, telling, query } = splitUrl(url);
  return (
    <span className={styles['url']} title={url}>
      {/* Writing direction cuts the text at the start; the isolated content keeps its own direction. */}
      <bdi dir="ltr">
        {shared}
        <b>{telling}</b>
        {query}
      </bdi>
    </span>
  );
}

/**
 * `…/v5/northlight/` · `NightDistrict/showroom` · `?appVersion=11`; for a meeting `…hostMeetingId=`
 * · its id; for a sealed one `…/v6/` · its id.
 */
function splitUrl(url: string): { shared: string; telling: string; query: string } {
  const [address = '', ...rest] = url.split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  const [, parameter, id] = /^\?(\w*MeetingId=)(.*)$/.exec(query) ?? [];
  if (parameter !== undefined && id !== undefined) return { shared: `…${parameter}`, telling: id, query: '' };
  const segments = address.replace(/^https?:\/\/[^/]+\//, '').split('/');
  const told = segments[0] === 'v6' ? 1 : 2;
  return { shared: `…/${segments.slice(0, -told).join('/')}/`, telling: segments.slice(-told).join('/'), query };
}
