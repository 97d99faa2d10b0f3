#!/bin/sh
# How the files here were made (OpenSSL 3): a node's certificate, good from 2000 to 2199, its authority, and another authority
# that has signed nothing. The authorities' keys are thrown away; the node's key protects nothing but the look-alike of tests.
set -e
HERE=$(cd "$(dirname "$0")" && pwd)
cd "$(mktemp -d)"
cat > ca.cnf <<CNF
[ca]
default_ca = here
[here]
new_certs_dir = .
database = index
rand_serial = yes
default_md = sha256
policy = any
[any]
commonName = supplied
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign
[node]
subjectAltName = IP:127.0.0.1, DNS:localhost
extendedKeyUsage = serverAuth
CNF
: > index
certificate() { # name, extensions, who signs
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$1 of tests" -keyout "$1.key" -out "$1.csr"
  openssl ca -batch -notext -config ca.cnf -in "$1.csr" -out "$1.crt" -extensions "$2" \
    -startdate 20000101000000Z -enddate 21990101000000Z $3
}
certificate authority authority '-selfsign -keyfile authority.key'
certificate other-authority authority '-selfsign -keyfile other-authority.key'
certificate node node '-cert authority.crt -keyfile authority.key'
cp authority.crt other-authority.crt node.crt node.key "$HERE"
