#!/usr/bin/env bash
# Caddy 2.6.2 (Debian 12) and the path of a folder without a trailing slash.
#
# `file_server` redirects `/about` to `/about/` (`about/index.html`) with status 308 and drops the query, which nginx,
# Apache and lighttpd keep. On Caddy without the rules of the build, a link such as `/masseuses?selected=noa` therefore
# opens the page instead of the profile. The built Caddyfile serves `about.html` without this redirect.
set -euo pipefail
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq caddy=2.6.2-5 2> /dev/null
dpkg-deb -x caddy_*.deb .
mkdir -p site/about
echo '<title>About</title>' > site/about/index.html
port=$((20000 + RANDOM % 20000))
printf '{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:%s {\n\troot * site\n\tfile_server\n}\n' "$port" > Caddyfile
HOME=$folder ./usr/bin/caddy run --config Caddyfile > log 2>&1 &
server=$!
for _ in $(seq 50); do curl -s -o page "http://127.0.0.1:$port/about/" && break; sleep 0.2; done
location() { curl -s -o page -w '%{http_code} %header{location}' "http://127.0.0.1:$port$1"; }
echo "Caddy $(./usr/bin/caddy version)"
plain=$(location /about)
redirect=$(location '/about?selected=noa')
echo "/about: $plain"
echo "/about?selected=noa: $redirect"
[ "$plain" = '308 /about/' ] || { echo 'CHANGED: another way to the folder.'; exit 1; }
[ "$redirect" = '308 /about/' ] || { echo 'CHANGED: the query is kept.'; exit 1; }
echo 'As described.'
