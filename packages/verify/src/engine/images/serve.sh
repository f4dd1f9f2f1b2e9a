#!/bin/bash
# Builds the images of Containerfile, or only the given stages, and serves them as a mirror of docker.io on this machine
# until it's stopped. The first build takes some minutes; later ones build what changed. PORT is the registry's port.
set -euo pipefail

here=$(dirname "$(realpath "$0")")
cd "$here/../../../../.."
# Kept between runs, and ignored by Git.
folder=.cache/engine-images
context=$folder/context
address=127.0.0.1:${PORT:-5000}

mkdir -p "$context/certificates"
# The machine's own certificates, in addition to Debian's.
cp -r /usr/local/share/ca-certificates/. "$context/certificates"
cp -r "$here/wrappers" "$context"
for suite in trixie bookworm; do
  archive=$context/$suite.tar
  [ -e "$archive" ] && continue
  # Keeps the package lists, so that later installations don't need an update.
  mmdebstrap --variant=minbase --include=ca-certificates,busybox --skip=cleanup/apt/lists $suite "$archive.new.tar"
  mv "$archive.new.tar" "$archive"
done

# Its own storage, and no container runtime.
buildah() {
  command buildah --root "$PWD/$folder/storage" --runroot "$PWD/$folder/run" "$@"
}

cat > "$folder/registry.yml" <<END
version: 0.1
log: {level: error, accesslog: {disabled: true}}
storage: {filesystem: {rootdirectory: "$PWD/$folder/registry"}}
http: {addr: "$address"}
END
# It logs each image that isn't there yet as an error.
docker-registry serve "$folder/registry.yml" 2> "$folder/registry.log" > /dev/null &
registry=$!
trap 'kill $registry' EXIT
until curl --silent --fail --output /dev/null "http://$address/v2/"; do
  kill -0 $registry
  sleep 0.2
done

sed -n '/^# images: /{s///;N;s/\nFROM .* AS / /;p}' "$here/Containerfile" | while read -ra words; do
  stage=${words[-1]}
  [ $# -eq 0 ] || [[ " $* " == *" $stage "* ]] || continue
  # The tool's own label would appear among the labels that a sample prints.
  buildah build --isolation=chroot --identity-label=false --layers --quiet --target="$stage" --tag="$stage" \
    --file="$here/Containerfile" "$context"
  for name in "${words[@]::${#words[@]}-1}"; do
    [[ $name == */* ]] && place=$name || place=library/$name
    buildah push --quiet --tls-verify=false "localhost/$stage" "docker://$address/$place"
    echo "✓ $name"
  done
done

cat <<END

The engine's engine.toml wants:

[registry."docker.io"]
  mirrors = ["$address"]
[registry."$address"]
  http = true
END
wait $registry
