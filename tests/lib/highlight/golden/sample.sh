# install
npm install rescript @rescript/core --save-dev
$ npx rescript build -w && echo "done $HOME" | tee out.txt
cd my-app
