// A Worker gives a 404 the headers of its path: browsers would keep a missing hashed file for a year.
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (/^\/(({{folders}})\/)?404$/.test(url.pathname)) url.pathname += '/none';
    const response = await env.ASSETS.fetch(new Request(url, request));
    if (response.status !== 404 && response.status !== 307) return response;
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', '{{page}}');
    return new Response(response.body, {status: response.status === 307 ? 301 : 404, headers});
  },
};
